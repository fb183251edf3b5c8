#include "table/mitaines_draft.h"

namespace mitts::table {

template class MatchDraft<MitainesDraftParts>;

} // namespace mitts::table
