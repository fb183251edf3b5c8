#include "platform/web/web_ports.h"

#include "platform/web/exports.h"
#include "platform/web/page_calls.h"
#include "ports/json_text.h"

#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <utility>

namespace mitts::platform {

using ports::JsonObject;
using ports::StorageStatus;

namespace {

StorageStatus status_of(char letter) {
    switch (letter) {
    case 'D':
        return StorageStatus::Done;
    case 'M':
        return StorageStatus::Missing;
    case 'F':
        return StorageStatus::Full;
    case 'E':
        return StorageStatus::Elsewhere;
    default:
        return StorageStatus::Refused;
    }
}

std::string json_of(const ports::PagePart& part) {
    JsonObject json;
    json.text("role", std::string(1, static_cast<char>(part.role))).text("text", part.text).text("more", part.more);
    json.text("figure", part.figure).text("key", part.key).flag("enabled", part.enabled).flag("on", part.on);
    if (part.of > 0) {
        json.number("place", part.place).number("of", part.of);
    }
    return json.json("items", ports::json_list(part.items, [](const auto& item) { return json_of(item); })).done();
}

std::string json_of(const ports::PageText& text) {
    JsonObject json;
    json.text("language", text.language)
        .text("settings", text.settings)
        .text("awaited", text.awaited)
        .text("title", text.title)
        .text("panel", text.panel)
        .text("turn", text.turn);
    return json.json("parts", ports::json_list(text.parts, [](const auto& part) { return json_of(part); })).done();
}

std::string json_of(const ports::TextQuestion& question) {
    JsonObject json;
    json.text("purpose", question.purpose).text("label", question.label).text("initial", question.initial);
    json.text("accept", question.accept).text("cancel", question.cancel);
    return json.flag("manyLines", question.many_lines).flag("number", question.number).done();
}

EM_BOOL on_frame(double, void* frames) {
    static_cast<WebFrames*>(frames)->frame_came();
    run_frame();
    return EM_FALSE;
}

void on_timer(void*) {
    run_frame();
}

// Parses whole numbers separated by spaces. Missing numbers become 0.
template <std::size_t count> std::array<int, count> numbers_in(const std::string& text) {
    std::array<int, count> numbers{};
    const auto* at = text.data();
    const auto* const end = at + text.size();
    for (auto& number : numbers) {
        at = std::from_chars(at, end, number).ptr;
        at += at == end ? 0 : 1;
    }
    return numbers;
}

} // namespace

ports::StoredText WebStorage::get(std::string_view name) {
    const auto answer = page_calls::storage_get(std::string(name));
    return {.status = status_of(answer[0]), .text = answer.substr(1)};
}

StorageStatus WebStorage::put(std::string_view name, std::string_view text) {
    return status_of(page_calls::storage_put(std::string(name), std::string(text)));
}

StorageStatus WebStorage::remove(std::string_view name) {
    return status_of(page_calls::storage_remove(std::string(name)));
}

std::vector<std::string> WebStorage::names() {
    const auto text = page_calls::storage_names();
    std::vector<std::string> names;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        names.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return names;
}

void WebPlayers::send(std::string_view request) {
    page_calls::players_send(std::string(request));
}

std::optional<std::string> WebPlayers::take_answer() {
    if (answers_.empty()) {
        return std::nullopt;
    }
    auto answer = std::move(answers_.front());
    answers_.pop_front();
    return answer;
}

void WebPlayers::restart() {
    answers_.clear();
    page_calls::players_restart();
}

void WebPlayers::put_answer(std::string answer) {
    answers_.push_back(std::move(answer));
}

std::string WebPage::language() const {
    return page_calls::language();
}

ports::ColourScheme WebPage::colour_scheme() const {
    return page_calls::prefers_dark() ? ports::ColourScheme::Dark : ports::ColourScheme::Light;
}

ports::Motion WebPage::motion() const {
    return page_calls::prefers_less_motion() ? ports::Motion::Reduced : ports::Motion::Full;
}

ports::Insets WebPage::insets() const {
    const auto points = numbers_in<4>(page_calls::insets());
    return {.left = static_cast<float>(points[0]),
            .top = static_cast<float>(points[1]),
            .right = static_cast<float>(points[2]),
            .bottom = static_cast<float>(points[3])};
}

ports::WrittenLine WebPage::write(const std::string& order) {
    const auto told = numbers_in<6>(page_calls::write(order));
    ports::WrittenLine line{.advance = told[0], .width = told[1], .height = told[2], .left = told[3], .feet = told[4]};
    if (auto* const pixels = reinterpret_cast<std::uint8_t*>(told[5])) {
        line.pixels.assign(pixels, pixels + static_cast<std::ptrdiff_t>(4) * line.width * line.height);
        std::free(pixels);
    }
    return line;
}

std::string WebPage::query() const {
    return page_calls::query();
}

void WebPage::show(const ports::PageText& text) {
    page_calls::show(json_of(text));
}

void WebPage::announce(std::string_view sentence, ports::Urgency urgency) {
    page_calls::announce((urgency == ports::Urgency::AtOnce ? "!" : " ") + std::string(sentence));
}

void WebPage::play_sounds(std::string_view names, int volume, bool trembles) {
    page_calls::play_sounds(std::to_string(volume) + (trembles ? " 1 " : " 0 ") + std::string(names));
}

void WebPage::copy(std::string_view text) {
    page_calls::copy(std::string(text));
}

void WebPage::copy_link(std::string_view query) {
    page_calls::copy_link(std::string(query));
}

void WebPage::share(std::string_view sentence, std::string_view query) {
    page_calls::share(std::string(query) + '\n' + std::string(sentence));
}

void WebPage::show_keys() {
    page_calls::show_keys();
}

void WebPage::show_deal() {
    page_calls::show_deal();
}

bool WebPage::can_fill_screen() const {
    return page_calls::can_fill_screen();
}

void WebPage::fill_screen() {
    page_calls::fill_screen();
}

void WebPage::show_rule(std::string_view rule) {
    page_calls::show_rule(std::string(rule));
}

void WebPage::ask(const ports::TextQuestion& question) {
    page_calls::ask(json_of(question));
}

double WebClock::now() const {
    return emscripten_performance_now();
}

std::int64_t WebClock::date() const {
    return static_cast<std::int64_t>(emscripten_date_now());
}

std::uint64_t WebClock::draw_seed() {
    const auto text = page_calls::random_number();
    std::uint64_t seed = 0;
    std::from_chars(text.data(), text.data() + text.size(), seed);
    return seed;
}

void WebFrames::request_frame() {
    if (!frame_wanted_) {
        frame_wanted_ = true;
        emscripten_request_animation_frame(on_frame, this);
    }
}

void WebFrames::wake_after(double milliseconds) {
    if (timer_ != 0) {
        emscripten_clear_timeout(timer_);
    }
    timer_ = static_cast<int>(emscripten_set_timeout(on_timer, milliseconds, nullptr));
}

} // namespace mitts::platform
