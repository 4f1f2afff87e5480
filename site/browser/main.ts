import { keepConsent } from '#site/analytics/consent.ts';
import { reportClicks } from '#site/analytics/reportClicks.ts';
import { containDrawer } from './drawer.ts';
import { offerLanguage, rememberLanguage } from './language.ts';
import { watchMenuBar } from './menuBar.ts';
import { followSections } from './sections.ts';

/** All that content pages run in the browser. Without it everything still reads, opens and links. */
rememberLanguage();
offerLanguage();
watchMenuBar();
containDrawer();
followSections();
reportClicks();
keepConsent();
