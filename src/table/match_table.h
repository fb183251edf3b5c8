// A match on the screen, written once for all games: it is played, undone, watched and told about.
//
// What differs from game to game comes in as its parts (game_parts.h). What is shown is made from what the viewer may see
// (view/<game>); whole matches are passed on to nobody but the saves. The rules are asked only through the match.
#pragma once

#include "table/match_table_declared.h"
#include "table/match_table_hints.h"
#include "table/match_table_input.h"
#include "table/match_table_review.h"
#include "table/match_table_texts.h"
