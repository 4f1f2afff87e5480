import { keepConsent } from '#site/analytics/consent.ts';
import { reportClicks } from '#site/analytics/reportClicks.ts';
import { openDrawerModally } from './drawer.ts';
import { offerLanguage, rememberLanguage } from './language.ts';
import { watchMenuBar } from './menuBar.ts';
import { openChoiceModally } from './registration.ts';
import { followSections } from './sections.ts';

/**
 * What every content page runs, beside the hotline's script (`site/layouts/Page.astro`) and those that single pages
 * import themselves. The pages work without any of it.
 */
rememberLanguage();
offerLanguage();
watchMenuBar();
openDrawerModally();
openChoiceModally();
followSections();
reportClicks();
keepConsent();
