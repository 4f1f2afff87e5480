/**
 * The links below the clients' six steps, which one swipes through on a phone: moves the track to the step and the focus
 * to its heading, and leaves the page where it is. Without this script the browser also scrolls to the step's upper edge.
 */
const isReduced = matchMedia('(prefers-reduced-motion: reduce)');

document.querySelector('.step-links')?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  const step = link && document.getElementById(link.hash.slice(1));
  const track = step?.parentElement;
  if (!track) return;
  event.preventDefault();
  const [first] = track.children;
  const left = step.getBoundingClientRect().left - (first?.getBoundingClientRect().left ?? 0);
  track.scrollTo({ left, behavior: isReduced.matches ? 'instant' : 'smooth' });
  step.querySelector('h3')?.focus({ preventScroll: true });
});
