// Made by tools/art/poster_figures.py from the charts of the card pictures: change those, not this.
// Rows of stitches, parted by /: each letter is a yarn, with a number behind it where it comes so often in a row; . is a hole, d and
// D are the suit's dye. Holes at a row's end are left out.
export const yarns = {
 "k": "2B2A2B",
 "w": "FBF7EF",
 "c": "F3E9D6",
 "g": "D9A441",
 "G": "B07F25",
 "y": "F0CC6B",
 "r": "B3262E",
 "p": "E39A8C",
 "b": "2C5F8F",
 "i": "9DC0E0",
 "n": "2F6B45",
 "t": "7A5234",
 "u": "A9784A",
 "m": "A8473F",
 "e": "2B2A2B"
};

// By rank, with the yarns that are its own.
export const figures = {
 "K": {
  "rows": ".14y/.9g.4g.4g/.g3.5g2.2g3.2g2/g2bg2.4g2.2gyg.2g2/gbibg.4yg3ygyg3y/g2bg2.4g2rg2bg2rg2/.g3.5G11/.2G.6h11/.2t.5h2f9h2/.2t.5hf11h/.2t.5hf2ef5ef2h/.2t.5hfpf3Ff3pfh/.2t.5h2fh7fh2/.2t.6h4m3h4/.2t.6h11/.2t.6h11/.2t.4dw2h9w2d/.f3.d3w2kh7kw2d3/.f3d5w3h5w3d5/.dtd6w3kH3kw3d6/.2td3ld2Dw9Dd2ld4/.dtd2l3d2Dw2kwkw2Dd2l3d4/.dtd3ld3D2w5D2d3ld5/d2td8Dkw3kDd8Dd2/d2td3ld4D2w3D2d4ld3Dd2/.dtd2l3d4Dw3Dd4l3d2Dd/.dDd3ld5DwkwDd5ld3Dd",
  "yarns": {
   "F": "DDA37E",
   "H": "513220",
   "f": "F2C9A6",
   "h": "6B4529",
   "l": "C9D2D6"
  }
 },
 "Q": {
  "rows": "/.10g.3y.3g/.10g2.g3.g2/.9g2ygrgrgyg2/.9G11/.9h11.5r3/.8h6Hh6.3rp2r2/.7h6HfHh6.2rprpr/.7h4Hf5Hh4.2r2p2r/.7h3Hf7Hh3.3r3/.7h3Hf7Hh3.4n/.7h2f2ef5ef2h2.4n/.7h2f11h2.4n2/.6q2hfpf3Ff3pfhq2.3n3/.6h3f11h3.3n/.6HhH.f4mf4.HhH.3n/.6h3.2f7.2h3.2n2/.6hHh.4f3.4hHh.n3/.6HhH.4F3.4HhH.3n/.6h3d2.f5.d2h3.3n/.6hHhd3cf3cd3hHh.2f3/.4d2HhHd3c2fc2d3HhHd2f3/.3d3h3d3lc3ld3h3d3nd/.2d4q3d3l2cl2d3q3d3n/.d2Ddlh3d5ld5h3ldDnd/.dDd3lhd2ld2l3d2ld2hld3nd/.dDd7l3dldl3d7Dd",
  "yarns": {
   "F": "D99878",
   "H": "B98C42",
   "f": "F0BE9C",
   "h": "D9AE5F",
   "l": "F2D8C2",
   "q": "2C5F8F"
  }
 },
 "N": {
  "rows": "/.19Aa6A/.10j.6Aa2Aa2Aa2Aa/.9j2.x.4a11/.9j3x2.3aAa2Aa2Aa2A/.8j4x3.2a11/.7r2j4x3.2hf7h/.6j3r2j3x3.hf7h/.6j5rj2x3.2fef3ef/.5j3k2jrj3x3.f7/.5j3J2jrj3x3.fpfF2pf/.4j6rj5x3f7/.4j6rj3Jjx3f3m2f2/.3rj5rj3Jj3x3f5/.2j2rj4rj3Jj3x3q6/.2j3r2jrj3Jj5x3q3Qq2/.j6rgj2J2j5x3q4d3/.jkj5gjJ.j7x3q2d5/.j8r2.j7x3qd3ld2/.2j6.3r2j7x2d3l2d2/.3j4.4j2r2j5x3d4ld/.11j4r2j4x2d2Dd3/.10j11x2dDd4/.10j12xDdldld/.9j13xdl5/.9j14d2ldld/.8j15d6",
  "yarns": {
   "A": "7A5238",
   "F": "D99878",
   "J": "925C30",
   "Q": "1E4266",
   "a": "5B3A27",
   "f": "F0BE9C",
   "h": "B4582A",
   "j": "B27743",
   "l": "F2D8C2",
   "q": "2C5F8F",
   "x": "5B3A22"
  }
 },
 "J": {
  "rows": ".13P3/.12P5/.3u3.6P5/.u5.7P3/.tu3.6a7/.2t.6a11/.2t.5a3Aa5Aa3/.2t.5aza2za3za2za/.2t.4z15/.2t.4aza2za2za2za2za/.2t.4a2Aa3AaAa3Aa2/.2t.4z15/.2t.4zZzZzZzZzZzZzZz/.2t.5hf2ef5ef2h/.2t.5hf11h/.2t.6fpf3Ff3pf/.2t.6f11/.2t.6f4m3f4/.a3.4q2f9q2/.a4.2q3Qf7Qq3/.aAa.d3q13d3/.ztzd6q4Qq4d7/.2td24/.2td2Dd7ldld7Dd3/.ltl25/.dtd2Dd7ldld7Dd4/.ltl25",
  "yarns": {
   "A": "7D1820",
   "F": "DDA37E",
   "P": "2C5F8F",
   "Q": "B07F25",
   "Z": "DCCBAF",
   "a": "B3262E",
   "f": "F2C9A6",
   "h": "6B4529",
   "l": "C9D2D6",
   "q": "D9A441",
   "z": "F3E9D6"
  }
 }
};

// The upper half of the back and its middle row; the lower half is the same turned round. "#" pattern, "+" accent.
export const half_back = "/.#39/.#2.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#2/.#.#35.#/.#3.33#3/.#.#.7#3.6+.6#3.7#.#/.#3.5#6.4+3.4#6.5#3/.#.#.5#7.4+.4#7.5#.#/.#3.5#7.9#7.5#3/.#.#.5#3.#3.9#3.#3.5#.#/.#3.5#2.#.#2.9#2.#.#2.5#3/.#.#.5#.#.#.#.4+.4#.#.#.#.5#.#/.#3.2#.2#2.#.#2.3+3.3#2.#.#2.2#.2#3/.#.#.2#2.#3.#3.4+.4#3.#3.#2.2#.#/.#3.2#3.#6.9#6.#3.2#3/.#.#.3#9.9#9.3#.#/.#3.4#8.9#8.4#3/.#.#.5#7.4+.4#7.5#.#/.#3.15+3.15#3/.#.#.5+.+.+.+.4+.4+.+.+.+.5#.#/.#3.5#7.9#7.5#3/.#.#.5#.#.#.#.9#.#.#.#.5#.#/.#3.13#.5#.13#3/.#.#.13#2.3#2.13#.#/.#3.13#3.#3.13#3/.#.#.13#3.#3.13#.#/.#3.3+.5#4.#2.#2.#4.5+.3#3/.#.#.+.+.+.4#4.#.#.#4.4+.+.+.#.#/.#3.2+3.6#4.3#4.6+3.2#3/.#.#.+2.+2.10#.10+2.+2.#.#";
