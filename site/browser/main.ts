import { keepConsent } from '#site/analytics/consent.ts';
import { reportClicks } from '#site/analytics/reportClicks.ts';
import { openDrawerModally } from './drawer.ts';
import { offerLanguage, rememberLanguage } from './language.ts';
import { watchMenuBar } from './menuBar.ts';
import { openChoiceModally } from './registration.ts';
import { followSections } from './sections.ts';

/** All scripts of the content pages, which work without them too. */
rememberLanguage();
offerLanguage();
watchMenuBar();
openDrawerModally();
openChoiceModally();
followSections();
reportClicks();
keepConsent();
