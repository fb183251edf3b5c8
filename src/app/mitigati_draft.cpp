#include "app/mitigati_draft.h"

namespace mitts::app {

template class MatchDraft<MitigatiDraftParts>;

} // namespace mitts::app
