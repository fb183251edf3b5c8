// Reads files in the tests folder, and compares results with golden files. If the environment variable
// MITTS_WRITE_GOLDENS is set, writes the golden files instead of comparing them. A missing golden file is a failure.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

namespace mitts::tests {

/// Returns the text of a file in the tests folder, or nothing if it does not exist.
inline std::optional<std::string> read_test_file(const std::string& path) {
    std::ifstream file(std::string(MITTS_TESTS_FOLDER) + "/" + path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

/// Compares a string with the golden file at `path`, and reports the first line that differs.
inline void check_golden(const std::string& path, const std::string& text) {
    CAPTURE(path);
    if (std::getenv("MITTS_WRITE_GOLDENS") != nullptr) {
        std::ofstream(std::string(MITTS_TESTS_FOLDER) + "/" + path, std::ios::binary) << text;
        return;
    }
    const auto golden = read_test_file(path);
    REQUIRE_MESSAGE(golden.has_value(), "the golden file is missing; tests/README.md explains how to write it");
    if (*golden == text) {
        return;
    }
    std::size_t line = 1;
    std::size_t at = 0;
    while (at < text.size() && at < golden->size() && text[at] == (*golden)[at]) {
        line += text[at++] == '\n' ? 1 : 0;
    }
    FAIL_CHECK("the text differs from line " << line << " onwards");
}

/// Golden results, stored as digests in a file in the tests folder. Each line is "name digest".
class GoldenDigests {
public:
    /// `command` is a shell command that explains a difference. The path of the result is appended to it.
    GoldenDigests(std::string path, std::string command) : path_(std::move(path)), command_(std::move(command)) {
        std::istringstream lines(read_test_file(path_).value_or(""));
        for (std::string name, digest; lines >> name >> digest;) {
            expected_[name] = digest;
        }
    }

    /// Compares a result with the digest of that name. If they differ, writes the result to build/golden and fails
    /// with the command's output.
    void check(const std::string& name, const std::string& text) {
        found_ += name + ' ' + digest_of(text) + '\n';
        if (is_writing() || expected_[name] == digest_of(text)) {
            return;
        }
        const auto folder = std::filesystem::path(MITTS_TESTS_FOLDER).parent_path() / "build" / "golden";
        std::filesystem::create_directories(folder);
        const auto file = (folder / (name + "." + std::filesystem::path(path_).stem().string())).string();
        std::ofstream(file, std::ios::binary) << text;
        const auto shown = command_ + " " + file;
        FAIL_CHECK(name << " differs from its digest in " << path_ << ".\n" << shown << "\n" << output_of(shown));
    }

    /// If golden files are being written, writes this file. Otherwise, fails unless every digest in it was checked.
    void finish() const {
        if (is_writing() && !found_.empty()) {
            std::ofstream(std::string(MITTS_TESTS_FOLDER) + "/" + path_, std::ios::binary) << found_;
        } else if (!is_writing()) {
            CHECK(std::count(found_.begin(), found_.end(), '\n') == static_cast<std::ptrdiff_t>(expected_.size()));
        }
    }

private:
    static bool is_writing() {
        return std::getenv("MITTS_WRITE_GOLDENS") != nullptr;
    }

    // 64-bit FNV-1a, which is enough to detect changes.
    static std::string digest_of(std::string_view text) {
        std::uint64_t digest = 0xCBF29CE484222325U;
        for (const char letter : text) {
            digest = (digest ^ static_cast<unsigned char>(letter)) * 0x100000001B3U;
        }
        std::ostringstream out;
        out << std::hex << digest;
        return out.str();
    }

    // Returns the output of a command, or an empty string in WebAssembly, which cannot start programs.
    static std::string output_of([[maybe_unused]] const std::string& command) {
        std::string output;
#ifndef __EMSCRIPTEN__
        if (auto* pipe = popen(command.c_str(), "r")) {
            for (int letter = 0; (letter = std::fgetc(pipe)) != EOF;) {
                output += static_cast<char>(letter);
            }
            pclose(pipe);
        }
#endif
        return output;
    }

    std::string path_;
    std::string command_;
    std::map<std::string, std::string> expected_{};
    std::string found_{};
};

} // namespace mitts::tests
