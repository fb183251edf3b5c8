"""Makes the eight-petal star of Nordic and Québec mittens, as a chart of any size."""


def star(petal_width, petal_length, petal="#", heart="#"):
    """Returns a chart with 2 * (petal_width + petal_length) + 1 stitches per side.

    The star has eight petals with gaps between them, and one stitch in the middle.
    """
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
    """Returns the chart with some letters replaced, as in painted(rows, {"#": "w"})."""
    return ["".join(letters.get(letter, letter) for letter in row) for row in rows]
