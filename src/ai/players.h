// Includes the players, quick play-outs, `PlayOn` and `Insight` of every game.
#pragma once

#include "ai/mitaines/insight.h"
#include "ai/mitaines/play_on.h"
#include "ai/mitaines/players.h"
#include "ai/mitaines/quick_play.h"
#include "ai/mitch/insight.h"
#include "ai/mitch/play_on.h"
#include "ai/mitch/players.h"
#include "ai/mitch/quick_play.h"
#include "ai/mitigati/insight.h"
#include "ai/mitigati/play_on.h"
#include "ai/mitigati/players.h"
#include "ai/mitigati/quick_play.h"
#include "games/games.h"
