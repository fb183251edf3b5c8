// Includes the players, quick play-outs and `PlayOn` of every game.
#pragma once

#include "ai/mitaines/play_on.h"
#include "ai/mitaines/players.h"
#include "ai/mitaines/quick_play.h"
#include "ai/mitch/play_on.h"
#include "ai/mitch/players.h"
#include "ai/mitch/quick_play.h"
#include "ai/mitigati/play_on.h"
#include "ai/mitigati/players.h"
#include "ai/mitigati/quick_play.h"
#include "games/games.h"
