#include "table/mitch_draft.h"

namespace mitts::table {

template class MatchDraft<MitchDraftParts>;

} // namespace mitts::table
