// Card faces that few posters need: full card pictures and Italian suits. embed.js loads them on demand
// (poster-later.js). They use the drawing functions of draw.js.

// The Italian suits that replace the French suits. Where outlines overlap, they form holes.
const italian_pips = {
  C: 'M50,3C56,3 59,8 59,14L59,86C59,92 56,97 50,97C44,97 41,92 41,86L41,14C41,8 44,3 50,3ZM41,42C22,43 11,32 10,14C29,15 40,25 41,42ZM59,60C78,61 89,50 90,32C71,33 60,43 59,60Z',
  D: 'M50,3C76,3 97,24 97,50C97,76 76,97 50,97C24,97 3,76 3,50C3,24 24,3 50,3ZM50,15C31,15 15,31 15,50C15,69 31,85 50,85C69,85 85,69 85,50C85,31 69,15 50,15ZM50,30L70,50L50,70L30,50Z',
  H: 'M12,6L88,6C89,34 77,55 57,60L57,74C68,76 77,84 79,96L21,96C23,84 32,76 43,74L43,60C23,55 11,34 12,6Z',
  S: 'M50,2L59,13L57.5,60L80,57C87,57 87,69 80,69L57,69L56,84C60,86 61,90 59,94C56,98 44,98 41,94C39,90 40,86 44,84L43,69L20,69C13,69 13,57 20,57L42.5,60L41,13Z',
};

const sides = (rows) => rows.flatMap((y) => [[34, y], [66, y]]);
const places = {
  2: [[50, 28], [50, 112]],
  3: [[50, 28], [50, 70], [50, 112]],
  4: sides([28, 112]),
  5: [...sides([28, 112]), [50, 70]],
  6: sides([28, 70, 112]),
  7: [...sides([28, 70, 112]), [50, 49]],
  8: [...sides([28, 70, 112]), [50, 49], [50, 91]],
  9: [...sides([28, 56, 84, 112]), [50, 70]],
  10: [...sides([28, 56, 84, 112]), [50, 42], [50, 98]],
};
const pip_size = (count) => (count <= 6 ? 23 : count <= 8 ? 21 : 20);

export function whole_faces({ svg, label, pip, figure, figures, star }) {
  // Returns the drawing and a copy rotated by 180 degrees about the card's centre.
  const both_corners = (make) => [make(), svg('g', { transform: 'rotate(180 50 70)' }, make())];

  function standard_face(code, index, options) {
    const suit = code[1];
    const rank = code[0] === 'P' ? 'J' : code[0];
    const count = rank === 'T' ? 10 : Number(rank);
    const corner = () => svg('g', {}, label(index, index.length > 1 ? 14 : 13, 25, 24), pip(suit, 13, 35.5, 14.5, options));
    const court = () => svg('g', { transform: 'translate(24.5 12) scale(1.7586 2)' }, figure(rank));
    if (figures[rank]) {
      return [svg('rect', { x: 24.5, y: 12, width: 51, height: 116, class: 'court-ground' }), ...both_corners(court),
        svg('rect', { x: 24.5, y: 64, width: 51, height: 12, class: 'court-sash' }),
        svg('rect', { x: 24.5, y: 12, width: 51, height: 116, class: 'court-frame' }), ...both_corners(corner)];
    }
    const middle = count === 1 || rank === 'A' ? [pip(suit, 50, 70, 58, options), star(50, 71, 22, 'paper')]
      : places[count].map(([x, y]) => pip(suit, x, y, pip_size(count), { ...options, turned: y > 70 }));
    return [...middle, ...both_corners(corner)];
  }

  return { italian_pips, standard_face };
}
