"""Colour quantisation: finds the best palette for a sheet.

The algorithm is deterministic. A median cut is followed by several rounds that move each colour to the mean of its
pixels.
"""

import numpy

SIZE = 256
ROUNDS = 12


def choose(pixels, size=SIZE):
    """Reduces a picture to at most `size` colours. Returns the palette (uint8, size x 4) and the palette index of each
    pixel (uint8, height x width)."""
    flat = numpy.ascontiguousarray(pixels).view(numpy.uint32).reshape(-1)
    codes, inverse, counts = numpy.unique(flat, return_inverse=True, return_counts=True)
    colours = codes.view(numpy.uint8).reshape(-1, 4)
    if len(codes) <= size:
        table = numpy.zeros((size, 4), numpy.uint8)
        table[: len(codes)] = colours
        return table, inverse.astype(numpy.uint8).reshape(pixels.shape[:2])
    points, weights = _felt(colours), numpy.sqrt(counts.astype(float))
    centres = _refine(points, weights, _median_cut(points, weights, size))
    nearest = _nearest(points, centres)
    table = numpy.array(
        [_most_used(colours, counts, nearest == i, points, centres[i]) for i in range(size)], numpy.uint8
    )
    order = numpy.lexsort(table.T)
    rank = numpy.empty(size, int)
    rank[order] = numpy.arange(size)
    return table[order], rank[nearest][inverse].astype(numpy.uint8).reshape(pixels.shape[:2])


def _felt(colours):
    """Returns the colours as points whose distances roughly match perceived differences. Nearly transparent colours
    hardly count."""
    points = colours.astype(float)
    strength = 0.2 + 0.8 * points[:, 3:] / 255
    return numpy.hstack([points[:, :3] * strength * (0.8, 1.0, 0.6), points[:, 3:] * 0.8])


def _median_cut(points, weights, size):
    boxes = [numpy.arange(len(points))]
    while len(boxes) < size:
        spread = [_box_spread(points[box], weights[box]) if len(box) > 1 else -1.0 for box in boxes]
        box = boxes.pop(int(numpy.argmax(spread)))
        axis = int(numpy.argmax(numpy.ptp(points[box], axis=0)))
        order = box[numpy.argsort(points[box, axis], kind="stable")]
        total = numpy.cumsum(weights[order])
        cut = int(numpy.clip(numpy.searchsorted(total, total[-1] / 2), 1, len(order) - 1))
        boxes += [order[:cut], order[cut:]]
    return numpy.array([numpy.average(points[box], axis=0, weights=weights[box]) for box in boxes])


def _box_spread(points, weights):
    middle = numpy.average(points, axis=0, weights=weights)
    return float((((points - middle) ** 2).sum(1) * weights).sum())


def _nearest(points, centres):
    best, found = numpy.full(len(points), numpy.inf), numpy.zeros(len(points), int)
    for i, centre in enumerate(centres):
        distance = ((points - centre) ** 2).sum(1)
        closer = distance < best
        best[closer], found[closer] = distance[closer], i
    return found


def _refine(points, weights, centres):
    for _ in range(ROUNDS):
        nearest = _nearest(points, centres)
        total = numpy.bincount(nearest, weights, len(centres))
        for axis in range(points.shape[1]):
            moved = numpy.bincount(nearest, weights * points[:, axis], len(centres))
            centres[:, axis] = numpy.where(total > 0, moved / numpy.maximum(total, 1e-9), centres[:, axis])
    return centres


def _most_used(colours, counts, members, points, centre):
    """Returns a frequent colour of the group near `centre`, because flat areas must keep their exact yarn. Returns
    transparent black for an empty group."""
    if not members.any():
        return (0, 0, 0, 0)
    own = numpy.flatnonzero(members)
    closeness = counts[own] / (4.0 + ((points[own] - centre) ** 2).sum(1))
    return colours[own[int(numpy.argmax(closeness))]]
