/**
 * The links to the steps of a track that one swipes through (`StepLinks`): moves the track to the step and the focus to
 * its heading, and leaves the page where it is. Where the steps are no track, the page scrolls to what the link names.
 * Without this script the browser also scrolls to the step's upper edge.
 */
const isReduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Shows a step: along its track or, where it is in none, along the page. */
function show(target: HTMLElement, step: HTMLElement): void {
  const behavior = isReduced.matches ? 'instant' : 'smooth';
  const track = step.parentElement;
  const first = track?.firstElementChild;
  if (!first || track.scrollWidth <= track.clientWidth) {
    target.scrollIntoView({ behavior });
    return;
  }
  const left = step.getBoundingClientRect().left - first.getBoundingClientRect().left;
  track.scrollTo({ left, behavior });
}

document.querySelector('.step-links')?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  const target = link && document.getElementById(link.hash.slice(1));
  const step = target?.closest('li');
  if (!target || !step) return;
  event.preventDefault();
  show(target, step);
  step.querySelector('h3')?.focus({ preventScroll: true });
});
