// The players of every game: a line for each.
#pragma once

#include "ai/mitaines/players.h"
#include "ai/mitch/players.h"
#include "ai/mitigati/players.h"
#include "games/games.h"
