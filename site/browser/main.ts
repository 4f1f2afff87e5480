import { keepConsent } from '#site/analytics/consent.ts';
import { reportClicks } from '#site/analytics/reportClicks.ts';
import { openDrawerModally } from './drawer.ts';
import { offerLanguage, rememberLanguage } from './language.ts';
import { watchMenuBar } from './menuBar.ts';
import { followSections } from './sections.ts';
import { whenShown } from './whenShown.ts';

/** All scripts of the content pages, which work without them too. */
rememberLanguage();
whenShown(offerLanguage);
watchMenuBar();
openDrawerModally();
followSections();
reportClicks();
keepConsent();
