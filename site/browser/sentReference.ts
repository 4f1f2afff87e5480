import {
  draftStorageKey,
  referenceParameter,
  sentReferenceId,
  sentSpelledId,
  sentWrittenId,
} from '#common/ids.ts';
import { readReference } from '#common/reference.ts';
import { spelled } from '#common/spelled.ts';

// On a static host no service has filled in the reference.
const place = document.getElementById(sentReferenceId);
const reference = readReference(new URLSearchParams(location.search).get(referenceParameter) ?? '');
if (place?.hidden === true && reference !== undefined) {
  write(sentWrittenId, reference);
  write(sentSpelledId, spelled(reference));
  place.hidden = false;
}

function deleteDraft(): void {
  try {
    sessionStorage.removeItem(draftStorageKey);
  } catch {
    // Where storage is refused, there is no draft.
  }
}

// As `whenShown` has it: a module that two scripts share would be a file of its own.
if ((document as Document & { prerendering?: boolean }).prerendering === true)
  document.addEventListener('prerenderingchange', deleteDraft);
else deleteDraft();

function write(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element !== null) element.textContent = text;
}
