import { printedChecklistId } from '#common/ids.ts';

/** Opens the print dialogue once the sheet is the page's target, which alone goes onto the paper. */
document.querySelector(`a[href="#${printedChecklistId}"]`)?.addEventListener('click', () => {
  setTimeout(() => {
    print();
  });
});
