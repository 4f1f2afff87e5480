import { keepConsent } from '#site/analytics/consent.ts';
import { reportClicks } from '#site/analytics/reportClicks.ts';
import { closeChoiceBehindFocus } from './choiceFocus.ts';
import { layOutDeferred } from './deferredLayout.ts';
import { openDrawerModally } from './drawer.ts';
import { focusFragments } from './focusHeading.ts';
import { watchHotline } from './hotline.ts';
import { offerLanguage, rememberLanguage } from './language.ts';
import { watchMenuBar } from './menuBar.ts';
import { openChoiceModally } from './registration.ts';
import { followSections } from './sections.ts';
import { watchSpacedText } from './spacedText.ts';
import { hideBesideCalls } from './stickyCta.ts';

/** What every content page runs, beside what single pages import themselves. The pages work without any of it. */
void layOutDeferred();
rememberLanguage();
offerLanguage();
watchMenuBar();
watchSpacedText();
openDrawerModally();
openChoiceModally();
closeChoiceBehindFocus();
hideBesideCalls();
followSections();
focusFragments();
watchHotline();
reportClicks();
keepConsent();
