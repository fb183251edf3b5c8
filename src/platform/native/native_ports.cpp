#include "platform/native/native_ports.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <utility>

namespace mitts::platform {

using ports::StorageStatus;

ports::StoredText FileStorage::get(std::string_view name) {
    std::ifstream file(folder_ / name, std::ios::binary);
    if (!file) {
        return {.status = StorageStatus::Missing};
    }
    return {.status = StorageStatus::Done, .text = std::string(std::istreambuf_iterator<char>(file), {})};
}

StorageStatus FileStorage::put(std::string_view name, std::string_view text) {
    std::error_code failed;
    std::filesystem::create_directories(folder_, failed);
    std::ofstream file(folder_ / name, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    return file ? StorageStatus::Done : StorageStatus::Refused;
}

StorageStatus FileStorage::remove(std::string_view name) {
    std::error_code failed;
    std::filesystem::remove(folder_ / name, failed);
    return failed ? StorageStatus::Refused : StorageStatus::Done;
}

std::vector<std::string> FileStorage::names() {
    std::vector<std::string> names;
    std::error_code failed;
    for (std::filesystem::directory_iterator at(folder_, failed), end; !failed && at != end; at.increment(failed)) {
        names.push_back(at->path().filename().string());
    }
    return names;
}

void InProcessPlayers::send(std::string_view request) {
    requests_.emplace_back(request);
}

std::optional<std::string> InProcessPlayers::take_answer() {
    if (requests_.empty()) {
        return std::nullopt;
    }
    const auto request = std::move(requests_.front());
    requests_.pop_front();
    return answer_(request);
}

void TerminalPage::show(const ports::PageText& text) {
    if (text.title != title_) {
        title_ = text.title;
        std::cout << "== " << title_ << '\n';
    }
}

void TerminalPage::announce(std::string_view sentence, ports::Urgency /*urgency*/) {
    std::cout << sentence << std::endl;
}

// Does nothing, because the native window has no sound.
void TerminalPage::play_sounds(std::string_view /*names*/, int /*volume*/, bool /*trembles*/) {
}

void TerminalPage::copy(std::string_view text) {
    std::cout << text << std::endl;
}

void TerminalPage::copy_link(std::string_view query) {
    std::cout << '?' << query << std::endl;
}

void TerminalPage::show_rule(std::string_view rule) {
    std::cout << "web/rules: " << rule << std::endl;
}

void TerminalPage::ask(const ports::TextQuestion& question) {
    std::cout << question.label << " [" << question.initial << "]" << std::endl;
    std::string text;
    if (std::getline(std::cin, text)) {
        answers_.push_back({.purpose = question.purpose, .text = text});
    }
}

std::optional<TerminalPage::Answer> TerminalPage::take_answer() {
    if (answers_.empty()) {
        return std::nullopt;
    }
    auto answer = std::move(answers_.front());
    answers_.pop_front();
    return answer;
}

double SteadyClock::now() const {
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(time).count();
}

std::int64_t SteadyClock::date() const {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

std::uint64_t SteadyClock::draw_seed() {
    std::random_device device;
    return static_cast<std::uint64_t>(device()) << 32U | device();
}

int LoopFrames::patience() const {
    if (frame_wanted_) {
        return 0;
    }
    if (!wake_at_) {
        return -1;
    }
    return static_cast<int>(std::ceil(std::max(0.0, *wake_at_ - clock_.now())));
}

bool LoopFrames::take_due() {
    const bool timer_due = wake_at_ && *wake_at_ <= clock_.now();
    const bool due = frame_wanted_ || timer_due;
    frame_wanted_ = false;
    if (timer_due) {
        wake_at_.reset();
    }
    return due;
}

} // namespace mitts::platform
