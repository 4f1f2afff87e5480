/**
 * The tabs of the lawyers' page stay at a phone's upper edge while one reads: who chooses another page of the file
 * there begins it at its head. Without this script the new page stands where the old one was scrolled to.
 */
const tabs = document.querySelector<HTMLElement>('.matter-tabs');
const pages = document.querySelector<HTMLElement>('.matter-pages');

tabs?.addEventListener('change', () => {
  const covered = tabs.getBoundingClientRect().bottom - (pages?.getBoundingClientRect().top ?? Infinity);
  // On desktops the tabs are not pinned, and touch their page.
  if (covered > 1) scrollBy({ top: -covered, behavior: 'instant' });
});
