// The players of every game, and what is quick of each: its lines in this list.
#pragma once

#include "ai/mitaines/players.h"
#include "ai/mitaines/quick_play.h"
#include "ai/mitch/players.h"
#include "ai/mitch/quick_play.h"
#include "ai/mitigati/players.h"
#include "ai/mitigati/quick_play.h"
#include "games/games.h"
