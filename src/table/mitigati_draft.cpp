#include "table/mitigati_draft.h"

namespace mitts::table {

template class MatchDraft<MitigatiDraftParts>;

} // namespace mitts::table
