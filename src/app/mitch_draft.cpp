#include "app/mitch_draft.h"

namespace mitts::app {

template class MatchDraft<MitchDraftParts>;

} // namespace mitts::app
