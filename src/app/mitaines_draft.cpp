#include "app/mitaines_draft.h"

namespace mitts::app {

template class MatchDraft<MitainesDraftParts>;

} // namespace mitts::app
