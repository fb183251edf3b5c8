// Highlights the current section in the table of contents. On a narrow page, also scrolls the row of contents to it.

const links = new Map([...document.querySelectorAll('.contents a[href^="#"]')].map((/** @type {any} */ link) => [document.getElementById(link.hash.slice(1)), link]));
const row = document.querySelector('.contents');

function mark() {
  const above = [...links.keys()].filter((heading) => heading.offsetParent && heading.getBoundingClientRect().top < innerHeight * 0.3);
  const here = links.get(above.at(-1));
  if (here?.hasAttribute('aria-current')) return;
  row.querySelector('[aria-current]')?.removeAttribute('aria-current');
  here?.setAttribute('aria-current', 'location');
  if (here) row.scrollLeft += here.getBoundingClientRect().left - row.getBoundingClientRect().left - 60;
}

document.addEventListener('scroll', mark, { passive: true });
mark();
