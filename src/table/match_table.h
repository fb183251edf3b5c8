// The table of a match of any game. It handles playing, undoing moves, reviewing and describing the match.
//
// A game's parts (game_parts.h) supply everything specific to the game. The table shows only information that the
// viewer may see (view/<game>). Only saves and links contain the whole match.
#pragma once

#include "table/match_table_declared.h"
#include "table/match_table_hints.h"
#include "table/match_table_input.h"
#include "table/match_table_review.h"
#include "table/match_table_texts.h"
