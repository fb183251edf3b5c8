#include "platform/web/page_calls.h"

#include <emscripten.h>

#include <cstdlib>

// Each answer is copied into memory of the module's own, which the caller frees.
EM_JS(char*, mitts_page_text, (const char* name, const char* argument), {
    const text = String(Module['page'][UTF8ToString(name)](UTF8ToString(argument)));
    const size = lengthBytesUTF8(text) + 1;
    const place = _malloc(size);
    stringToUTF8(text, place, size);
    return place;
})

EM_JS(int, mitts_page_store, (const char* name, const char* text),
      { return Module['page']['storagePut'](UTF8ToString(name), UTF8ToString(text)).charCodeAt(0); })

namespace mitts::platform::page_calls {

namespace {

std::string call(const char* name, const std::string& argument = {}) {
    char* answer = mitts_page_text(name, argument.c_str());
    std::string text = answer;
    std::free(answer);
    return text;
}

} // namespace

std::string languages() {
    return call("languages");
}

std::string query() {
    return call("query");
}

bool prefers_dark() {
    return call("prefersDark") == "true";
}

bool prefers_less_motion() {
    return call("prefersLessMotion") == "true";
}

std::string random_number() {
    return call("randomNumber");
}

std::string storage_get(const std::string& name) {
    return call("storageGet", name);
}

char storage_put(const std::string& name, const std::string& text) {
    return static_cast<char>(mitts_page_store(name.c_str(), text.c_str()));
}

char storage_remove(const std::string& name) {
    return call("storageRemove", name)[0];
}

void show(const std::string& text) {
    call("show", text);
}

void announce(const std::string& sentence) {
    call("announce", sentence);
}

void copy(const std::string& text) {
    call("copy", text);
}

void copy_link(const std::string& query) {
    call("copyLink", query);
}

void ask(const std::string& question) {
    call("ask", question);
}

void players_send(const std::string& request) {
    call("playersSend", request);
}

void players_restart() {
    call("playersRestart");
}

} // namespace mitts::platform::page_calls
