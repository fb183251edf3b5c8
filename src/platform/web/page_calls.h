// The calls from the program to its page's script (web/page.js, the object `page` given to the module when it starts).
//
// This and the other files of platform/web are the only ones that know Emscripten.
#pragma once

#include <string>

namespace mitts::platform::page_calls {

/// Texts that the page answers with.
std::string language();
std::string query();
bool prefers_dark();
bool prefers_less_motion();
std::string insets();        ///< left, top, right, bottom: whole points with a blank between
std::string random_number(); ///< 64 bits, decimal

/// Storage. `storage_get` answers with one letter for the status (D, M, R) before the text; `put` and `remove` with the letter
/// alone (D, R, F, E).
std::string storage_get(const std::string& name);
char storage_put(const std::string& name, const std::string& text);
char storage_remove(const std::string& name);
std::string storage_names(); ///< a line each

/// The page's own elements; `text` is a JSON object. A sentence that is urgent begins with "!", another with a blank.
void show(const std::string& text);
void announce(const std::string& sentence);
void play_sounds(const std::string& text);
void copy(const std::string& text);
void copy_link(const std::string& query);
/// The query string of the link, and on a second line the sentence.
void share(const std::string& text);
void show_keys();
void show_deal();
bool can_fill_screen();
void fill_screen();
/// Six numbers: advance, width, height, left, feet, and where in memory the pixels are, which the caller frees.
std::string write(const std::string& order);
void show_rule(const std::string& rule);
void ask(const std::string& question);

/// The Worker of the computer players.
void players_send(const std::string& request);
void players_restart();

} // namespace mitts::platform::page_calls
