"""The eight-petal star of Nordic and Québec mittens, as a chart of any size."""


def star(petal_width, petal_length, petal="#", heart="#"):
    """A chart of 2 * (petal_width + petal_length) + 1 stitches a side: eight petals, lines free between them, one stitch at the heart."""
    reach = petal_width + petal_length
    rows = []
    for y in range(-reach, reach + 1):
        row = ""
        for x in range(-reach, reach + 1):
            near, far = sorted((abs(x), abs(y)))
            inside = 1 <= near <= petal_width and near + 1 <= far <= near + petal_length
            row += heart if far == 0 else petal if inside else "."
        rows.append(row)
    return rows


def painted(rows, letters):
    """The same chart with letters replaced: painted(rows, {"#": "w"})."""
    return ["".join(letters.get(letter, letter) for letter in row) for row in rows]
