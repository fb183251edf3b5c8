// What tabs.js and crash.js say in a frame, where it is not the page that is opened again, and the other table may be in any place.

export const guard_words = {
  tabs: {
    en: {
      too: 'This match is open elsewhere too. Where it is played next, it is kept; the other one stops saving.',
      same: ['This match has gone on elsewhere', 'So that nothing of it is overwritten, nothing more is saved here.'],
      other: ['Another match was begun elsewhere', 'It is kept in place of this one, and nothing more is saved here.'],
    },
    fr: {
      too: 'Cette partie est ouverte ailleurs aussi. Là où l’on joue ensuite, elle est gardée; l’autre table n’enregistre plus.',
      same: ['Cette partie s’est poursuivie ailleurs', 'Pour n’en rien écraser, plus rien n’est enregistré ici.'],
      other: ['Une autre partie a été commencée ailleurs', 'Elle est gardée à la place de celle-ci, et plus rien n’est enregistré ici.'],
    },
  },
  crash: {
    en: {
      kept: 'Open it again to go on where it stopped.',
      not_kept: 'Open it again to go on where it stopped.',
      copy_it: 'The record of the match, to be copied:',
    },
    fr: {
      kept: 'Rouvre-la pour continuer où elle s’est arrêtée.',
      not_kept: 'Rouvre-la pour continuer où elle s’est arrêtée.',
      copy_it: 'La feuille de la partie, à copier :',
    },
  },
};
