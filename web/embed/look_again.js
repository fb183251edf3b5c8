// Adds a button to the bar of a frame with review=1. The button starts the review of a finished round. The review's
// scripts and styles are loaded when the button is pressed.

import { bar, common } from 'mitts:words';
import { address_of } from '../files.js';
import { in_page_language, show_line } from '../notices.js';
import { bring, bring_style } from './scripts.js';

/// Sets up the button. `keeps` is true if the browser may store reviews. Returns look(), which must be called whenever
/// the table has changed. After a review, the summary of the round opens again only in "play" mode.
export function offer_review(table, keeps) {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'look-again';
  document.getElementById('bar').append(button);
  let part = null;
  let is_missing = false; // true if the review failed to load; the match can still be stepped through
  const on_missing = () => {
    part = null;
    is_missing = true;
    show_line('no-review', () => ({ text: in_page_language(bar).no_review, buttons: [{ id: 'no-review-close', label: in_page_language(common).close }] }));
  };
  let before = ''; // the table's previous mode
  const bring_review = async () => {
    await Promise.all([bring_style(address_of('review-later.css')), bring(address_of('review-later.js'))]);
    return globalThis.MittsReview.make_review({ table, keeps, on_missing });
  };
  // Closes the summary. Repeats the key press, because a press during an animation may only end the animation.
  function leave_summary() {
    const { mode, panel } = table.state();
    if (mode === 'review' || panel !== 'summary') return;
    table.call('mitts_press', 'Escape');
    setTimeout(leave_summary, 100);
  }
  button.addEventListener('click', () => {
    is_missing = false;
    table.ask('review');
  });
  return () => {
    const { mode, phase, panel } = table.state();
    const is_open = mode === 'review';
    if (before === 'review' && ['try', 'replay'].includes(mode) ) leave_summary();
    before = mode;
    button.hidden = is_open || phase === 'playing' || ![null, 'summary'].includes(panel);
    const { review } = in_page_language(bar);
    if (button.textContent !== review) button.textContent = review;
    if (part || (is_open && !is_missing)) (part ??= bring_review()).then((shown) => shown.look(), on_missing);
  };
}
