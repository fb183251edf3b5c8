// The sentences of posters and bars, in English and in Quebec French. Those of the game itself come from the program.

const game_names = { mitaines: 'Mitaines', mitch: 'Mitch', mitigati: 'Mitigati' };
const rule_sets = {
  en: {
    mitaines: { pagat: 'Classic', gamerules: 'Race', regles: 'Partners', lavoie: 'Lavoie’s scores', gaspesie: 'Gaspésie' },
    mitch: { banilower: 'Classic', revolution: 'Revolution', pick_up: 'Pick up', pick_up_and_place: 'Pick up and place',
      lowest_wins: 'Lowest wins', shortest_doubles: 'Shortest doubles', two_packs: 'Two packs', three_cards: 'Three cards',
      no_hand: 'No hand', high_low: 'High and low' },
    mitigati: { standard: 'Classic' },
  },
  fr: {
    mitaines: { pagat: 'Classique', gamerules: 'Course', regles: 'Partenaires', lavoie: 'Points de Lavoie', gaspesie: 'Gaspésie' },
    mitch: { banilower: 'Classique', revolution: 'Révolution', pick_up: 'Reprise', pick_up_and_place: 'Reprise à poser',
      lowest_wins: 'La plus basse', shortest_doubles: 'Courte double', two_packs: 'Deux paquets', three_cards: 'Trois cartes',
      no_hand: 'Sans main', high_low: 'Haut et bas' },
    mitigati: { standard: 'Classique' },
  },
};

const list = (names) => names.join(', ');
const plural = (number, one, many) => `${number} ${number === 1 ? one : many}`;

const english = {
  start: { play: 'Play', try: 'Try it', replay: 'Watch it' },
  loading: 'Loading…',
  seat: (seat) => `Seat ${seat}`,
  hand: (seat) => `Hand of seat ${seat}`,
  your_turn: 'Your turn',
  turn_of: (seat) => `Seat ${seat} to play`,
  pile: 'Pile',
  stock: 'Stock',
  discards: 'Discards',
  aces: 'Aces',
  stage: (stage) => ({ discard: 'The dealer discards', play: 'The tricks' }[stage] ?? `Bargaining, stage ${stage}`),
  to_deal: 'To be dealt',
  captured: (count) => `captured: ${count}`,
  after_moves: (moves, count) => `${count === 1 ? 'One move follows' : `${count} moves follow`}: ${moves}`,
  hidden: (count) => plural(count, 'card face down', 'cards face down'),
  a_deal: (players) => `A deal for ${players} players.`,
  cards_of: (where, names) => `${where}: ${list(names)}.`,
  none_of: (where) => `${where}: empty.`,
  column_of: (owner, names) => `Columns of ${owner}: ${names}.`,
  owner: (seat, viewer) => (seat === viewer ? 'yours' : `seat ${seat}`),
  notes_title: 'A note on this line',
  note: {
    name: ({ name, near }) => `There is no parameter “${name}”${near ? `; did you mean “${near}”?` : '.'} It is ignored.`,
    value: ({ name, value, near, known }) => `“${name}” cannot be “${value}”${near ? `; did you mean “${near}”?` : known?.length
      ? `; it may be ${list(known)}.` : '.'} The usual is taken.`,
    twice: ({ name }) => `“${name}” is given twice; the first is taken.`,
    encoding: ({ name }) => `“${name}” is not properly encoded: a percent sign needs two hexadecimal digits after it. It is ignored.`,
    long: ({ value }) => `The address is longer than ${value} characters and is not read.`,
    card: ({ name, value }) => `“${name}”: “${value}” is not a card of this game. It is left out.`,
    'card-twice': ({ name, value }) => `“${name}”: the card ${value} is there too often. It is left out.`,
    whole: ({ name, value, least, most }) => `“${name}” is a whole number from ${least} to ${most}, not “${value}”. The usual is taken.`,
    seats: ({ name, value, players }) => `“${name}” has ${value} seats and the game ${players}.`,
    program: ({ value }) => `The table cannot open this: ${value}`,
    not_brought: () => 'The table could not be fetched. Check the connection and try again.',
    not_kept: () => 'This browser does not let the frame keep anything: when the page closes, the match is gone.',
  },
};

const french = {
  start: { play: 'Jouer', try: 'Essayer', replay: 'Regarder' },
  loading: 'Chargement…',
  seat: (seat) => `Place ${seat}`,
  hand: (seat) => `Main de la place ${seat}`,
  your_turn: 'À toi de jouer',
  turn_of: (seat) => `À la place ${seat} de jouer`,
  pile: 'Tas',
  stock: 'Talon',
  discards: 'Défausse',
  aces: 'As',
  stage: (stage) => ({ discard: 'Le brasseur écarte', play: 'Les levées' }[stage] ?? `Marchandage, étape ${stage}`),
  to_deal: 'À brasser',
  captured: (count) => `ramassées : ${count}`,
  after_moves: (moves, count) => `${count === 1 ? 'Un coup suit' : `${count} coups suivent`} : ${moves}`,
  hidden: (count) => plural(count, 'carte cachée', 'cartes cachées'),
  a_deal: (players) => `Une donne pour ${players} joueurs.`,
  cards_of: (where, names) => `${where} : ${list(names)}.`,
  none_of: (where) => `${where} : vide.`,
  column_of: (owner, names) => `Colonnes, ${owner} : ${names}.`,
  owner: (seat, viewer) => (seat === viewer ? 'les tiennes' : `place ${seat}`),
  notes_title: 'Une remarque sur cette ligne',
  note: {
    name: ({ name, near }) => `Il n’y a pas de paramètre « ${name} »${near ? `; voulais-tu dire « ${near} »?` : '.'} Il est ignoré.`,
    value: ({ name, value, near, known }) => `« ${name} » ne peut pas être « ${value} »${near ? `; voulais-tu dire « ${near} »?`
      : known?.length ? `; les choix sont ${list(known)}.` : '.'} La valeur habituelle est prise.`,
    twice: ({ name }) => `« ${name} » est donné deux fois; le premier est pris.`,
    encoding: ({ name }) => `« ${name} » est mal encodé : un signe % demande deux chiffres hexadécimaux après lui. Il est ignoré.`,
    long: ({ value }) => `L’adresse dépasse ${value} caractères et n’est pas lue.`,
    card: ({ name, value }) => `« ${name} » : « ${value} » n’est pas une carte de ce jeu. Elle est laissée de côté.`,
    'card-twice': ({ name, value }) => `« ${name} » : la carte ${value} y est trop souvent. Elle est laissée de côté.`,
    whole: ({ name, value, least, most }) => `« ${name} » est un nombre entier de ${least} à ${most}, pas « ${value} ». La valeur habituelle est prise.`,
    seats: ({ name, value, players }) => `« ${name} » a ${value} places et le jeu, ${players}.`,
    program: ({ value }) => `La table ne peut pas ouvrir ceci : ${value}`,
    not_brought: () => 'La table n’a pas pu être téléchargée. Vérifie la connexion et réessaie.',
    not_kept: () => 'Ce navigateur ne laisse rien garder à ce cadre : quand la page se ferme, la partie est perdue.',
  },
};

const with_names = (words, language) => ({
  ...words,
  language,
  game: (game) => game_names[game],
  rule_set: (game, preset) => rule_sets[language][game]?.[preset] ?? '',
});
export const languages = { en: with_names(english, 'en'), fr: with_names(french, 'fr') };

/// The first of the reader's languages that there are words for.
export function reader_language(preferred) {
  for (const tag of preferred) {
    const found = Object.keys(languages).find((each) => each === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

/// Sentences for the notes of params.js and position.js.
export const note_sentences = (notes, words) => notes.map((note) => words.note[note.what](note));
