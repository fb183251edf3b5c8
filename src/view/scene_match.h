// Finds the items of one scene in another scene.
#pragma once

#include "view/scene.h"

namespace mitts::view {

/// Returns the card with this id, or null.
const CardItem* find_card(const Scene& scene, CardId id);
/// Returns the item with the same text on the same line, at most 80 points away, or null.
const TextItem* find_shifted(const Scene& scene, const TextItem& text);
/// Returns the text item that shows this counter, or null.
const TextItem* find_counter(const Scene& scene, int counter);
/// Returns the same bar, possibly with a different length, or null.
const BoxItem* find_bar(const Scene& scene, const BoxItem& bar);
/// Returns true if the scene has the same item.
bool has_same(const Scene& scene, const Item& item);
/// Returns true if the scene has the same item with a different size or a different position along its line.
bool has_like(const Scene& scene, const Item& item);
/// Returns the mover with this id, or null.
const Mover* find_mover(const Scene& scene, int id);
/// Returns the mover of the item at this index, or null if no mover contains the item.
const Mover* mover_of(const Scene& scene, std::size_t index);

} // namespace mitts::view
