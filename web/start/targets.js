// Returns the positions of the start page's links and buttons in the format of the table's targets.

const ids = {
  begin: 'NewGame', arrange: 'Customize', lessons: 'Lessons', continue: 'Continue', shelf: 'Shelf', played: 'GamesPlayed',
  settings: 'Settings',
};

export const targets_in = (page, games) => [...page.querySelectorAll('[data-act], a[hreflang]')]
  .filter((each) => each.checkVisibility?.() ?? each.getClientRects().length > 0)
  .map((each) => {
    const { x, y, width: w, height: h } = each.getBoundingClientRect();
    const game = games.indexOf(each.closest('[data-game]')?.dataset.game);
    const id = each.hreflang ? 'Language' : ids[each.dataset.act];
    const index = each.hreflang ? ['en', 'fr'].indexOf(each.hreflang) : game;
    return { id, index, x, y, w, h, label: each.ariaLabel ?? each.textContent.trim(), enabled: true };
  });
