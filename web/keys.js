// Keys for the table, wherever the focus is but in a text or on one of the page's buttons that wants them itself.

const for_table = /^(Arrow(Left|Right|Up|Down)|Enter|Escape|[a-z0-9?])$/i;

function belongs_to_page(event) {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (document.querySelector('dialog[open]')) return true; // wherever the focus is
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, textarea, select')) return true;
  return target.closest('button, a') !== null && (key === 'Enter' || key.startsWith('Arrow'));
}

export function listen_to_keys(on_key) {
  addEventListener('keydown', (event) => {
    if (for_table.test(event.key) && !belongs_to_page(event)) {
      event.preventDefault();
      on_key(event.key);
    }
  });
}
