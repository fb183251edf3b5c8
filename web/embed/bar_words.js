// The words of the bar beneath the table, in English and in Quebec French; what happened there is told by the program.

const english = {
  kept_nothing: 'Nothing is kept here.',
  again: 'Try again',
  hint: 'Show a hint',
  your_move: 'Your move. Choose a card.',
  rule: (rule) => `Rule ${rule}`,
  points: (points) => (points === 1 ? '1 point' : `${String(points).replace('-', '−')} points`),
  side: (side) => `side ${side}`,
  first: 'First', previous: 'Back', next: 'Next', last: 'Last',
  place: (step, steps) => `Move ${step} of ${steps}`,
  steps_of: 'Steps of the replay',
};

const french = {
  kept_nothing: 'Rien n’est gardé ici.',
  again: 'Réessayer',
  hint: 'Montrer un indice',
  your_move: 'À toi de jouer. Choisis une carte.',
  rule: (rule) => `Règle ${rule}`,
  points: (points) => (Math.abs(points) <= 1 ? `${String(points).replace('-', '−')} point` : `${String(points).replace('-', '−')} points`),
  side: (side) => `camp ${side}`,
  first: 'Début', previous: 'Reculer', next: 'Avancer', last: 'Fin',
  place: (step, steps) => `Coup ${step} de ${steps}`,
  steps_of: 'Étapes de la reprise',
};

export const bar_words = { en: english, fr: french };
