#include "platform/web/page_calls.h"

#include <emscripten.h>

#include <cstdlib>

// Strings are passed with their sizes, because a damaged string may contain NUL. The answer is copied into the module's
// memory, and its length is written to `answer_size`. The caller frees the answer.
EM_JS(char*, mitts_page_text, (const char* name, const char* argument, int size, int* answer_size), {
    const told = new TextDecoder().decode(HEAPU8.subarray(argument, argument + size));
    const text = String(Module['page'][UTF8ToString(name)](told, Module));
    const room = lengthBytesUTF8(text) + 1;
    const place = _malloc(room);
    HEAP32[answer_size >> 2] = stringToUTF8(text, place, room);
    return place;
})

EM_JS(int, mitts_page_store, (const char* name, const char* text, int size), {
    const kept = new TextDecoder().decode(HEAPU8.subarray(text, text + size));
    return Module['page']['storagePut'](UTF8ToString(name), kept).charCodeAt(0);
})

namespace mitts::platform::page_calls {

namespace {

std::string call(const char* name, const std::string& argument = {}) {
    int size = 0;
    char* answer = mitts_page_text(name, argument.data(), static_cast<int>(argument.size()), &size);
    std::string text(answer, static_cast<std::size_t>(size));
    std::free(answer);
    return text;
}

} // namespace

std::string language() {
    return call("language");
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

std::string insets() {
    return call("insets");
}

std::string random_number() {
    return call("randomNumber");
}

std::string storage_get(const std::string& name) {
    return call("storageGet", name);
}

char storage_put(const std::string& name, const std::string& text) {
    return static_cast<char>(mitts_page_store(name.c_str(), text.data(), static_cast<int>(text.size())));
}

char storage_remove(const std::string& name) {
    return call("storageRemove", name)[0];
}

std::string storage_names() {
    return call("storageNames");
}

void show(const std::string& text) {
    call("show", text);
}

void announce(const std::string& sentence) {
    call("announce", sentence);
}

void play_sounds(const std::string& text) {
    call("playSounds", text);
}

void copy(const std::string& text) {
    call("copy", text);
}

void copy_link(const std::string& query) {
    call("copyLink", query);
}

void share(const std::string& text) {
    call("share", text);
}

void show_keys() {
    call("showKeys");
}

void show_deal() {
    call("showDeal");
}

bool can_fill_screen() {
    return call("canFillScreen") == "true";
}

void fill_screen() {
    call("fillScreen");
}

std::string write(const std::string& order) {
    return call("write", order);
}

void show_rule(const std::string& rule) {
    call("showRule", rule);
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
