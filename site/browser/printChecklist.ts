import { printedChecklistId } from '#common/ids.ts';

/** Opens the print dialogue once the sheet is `:target`: checklist.css prints nothing else then. */
document.querySelector(`a[href="#${printedChecklistId}"]`)?.addEventListener('click', () => {
  setTimeout(() => {
    print();
  });
});
