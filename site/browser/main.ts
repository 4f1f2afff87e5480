import { keepConsent } from './analytics/consent.ts';
import { containDrawer } from './drawer.ts';
import { reportEvents } from './events.ts';
import { offerLanguage, rememberLanguage } from './language.ts';
import { watchMenuBar } from './menuBar.ts';
import { followSections } from './sections.ts';

/** All that content pages run in the browser. Without it everything still reads, opens and links. */
rememberLanguage();
offerLanguage();
watchMenuBar();
containDrawer();
followSections();
reportEvents();
keepConsent();
