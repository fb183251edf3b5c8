// Includes PlayOn (play_on.h) of every game.
#pragma once

#include "ai/mitaines/play_on.h"
#include "ai/mitch/play_on.h"
#include "ai/mitigati/play_on.h"
