// Calls from the program to the page's script (web/page.js, passed to the module as the object `page` at start-up).
//
// Only the files of platform/web depend on Emscripten.
#pragma once

#include <string>

namespace mitts::platform::page_calls {

/// Information from the page.
std::string language();
std::string query();
bool prefers_dark();
bool prefers_less_motion();
std::string insets();        ///< left, top, right and bottom in whole points, separated by spaces
std::string random_number(); ///< a 64-bit number in decimal

/// Storage. `storage_get` returns the first letter of the StorageStatus, followed by the text. `storage_put` and
/// `storage_remove` return only the letter.
std::string storage_get(const std::string& name);
char storage_put(const std::string& name, const std::string& text);
char storage_remove(const std::string& name);
std::string storage_names(); ///< one name per line

/// Output on the page. `text` is a JSON object. An urgent sentence starts with "!", any other with a space.
void show(const std::string& text);
void announce(const std::string& sentence);
void play_sounds(const std::string& text);
void copy(const std::string& text);
void copy_link(const std::string& query);
/// `text` is the query string of the link, with the sentence to share on the second line.
void share(const std::string& text);
void show_keys();
void show_deal();
bool can_fill_screen();
void fill_screen();
/// Draws a line of text. Returns the integer fields of ports::WrittenLine and the address of the pixels, separated by
/// spaces. The caller frees the pixels.
std::string write(const std::string& order);
void show_rule(const std::string& rule);
void ask(const std::string& question);

/// The Worker that runs the computer players.
void players_send(const std::string& request);
void players_restart();

} // namespace mitts::platform::page_calls
