// Converts a panel's document to page elements.
#pragma once

#include "i18n/language.h"
#include "ports/host_page.h"
#include "view/panel_doc.h"

#include <vector>

namespace mitts::table {

/// Returns the parts of a document. For a long document, returns only the blocks in the window and the buttons that
/// move the window (App::read_on). `found` is the block found by a search, or −1. A control's key is its number on the
/// drawn panel.
std::vector<ports::PagePart> panel_parts(const view::PanelDoc& doc, i18n::Language language,
                                         const view::BlockWindow& window, int found);

} // namespace mitts::table
