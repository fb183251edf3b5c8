// A match on the screen, for all games: playing, undoing, watching and describing it.
//
// The parts of a game (game_parts.h) supply what differs. Everything shown is derived from what the viewer may see
// (view/<game>). Only saves contain the whole match. The table accesses the rules only through the match.
#pragma once

#include "table/match_table_declared.h"
#include "table/match_table_hints.h"
#include "table/match_table_input.h"
#include "table/match_table_review.h"
#include "table/match_table_texts.h"
