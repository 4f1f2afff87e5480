import { printedChecklistId } from '#common/ids.ts';

/**
 * Opens the print dialogue once the sheet is `:target`: checklist.css prints nothing else then. All groups are open on
 * paper, also in browsers without `::details-content`.
 */
document.querySelector(`a[href="#${printedChecklistId}"]`)?.addEventListener('click', () => {
  for (const group of document.querySelectorAll<HTMLDetailsElement>(`#${printedChecklistId} details`))
    group.open = true;
  setTimeout(() => {
    print();
  });
});
