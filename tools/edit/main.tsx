/// <reference types="vite/client" />
import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import config from './keystatic.config.ts';
import './oneWindow.ts';
import { rest, settle } from './resting.ts';
import './standsOn.ts';

const place = document.getElementById('editor');
if (place === null) throw new Error('plugin.ts serves a page with this element');
const root = createRoot(place);
const show = (forms: typeof config) => root.render(<Keystatic config={forms} />);

show(config);
// Saving changes the files that forms are derived from: without this, Vite would reload the page and lose the form.
import.meta.hot?.accept('./keystatic.config.ts', (fresh) => {
  if (!fresh) return;
  rest();
  show(fresh['default'] as typeof config);
  settle();
});
// Astro has every page reload when a text is saved or an entry added, and so the editor's, which has read it already: an
// open dialogue would be lost, and a form that is just being saved come up empty. Vite's client ignores a reload that names
// another page. Reloads of its own, for a change of the editor's code, say what triggered them, and stay.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  if (payload.triggeredBy === undefined) payload.path = '/of-another-page.html';
});
