/* eslint-disable max-lines -- all budgets in one place: a table, of which each reader needs one row. */
/**
 * Every budget of the project: how large or slow something may become before a test or a report says so. Each stands
 * here with its reason, today's value, the command that prints it anew, and at least a tenth of room. Where it has less or
 * much more, the comment above it gives the reason.
 *
 * A budget guards against what nobody notices. It is no reason to cut what is ordered: where a page needs more, raise
 * the limit here, with today's value and the reason, and say so in the commit.
 *
 * Not here: how long texts may be (`site/content/check/limits.ts`, which the editor reads as well), how long a file or a
 * class list may be (`eslint.rules.ts`), and what the service promises (`docs/requirements.md`, 6).
 */

export type Budget = {
  /** What is measured, as a message says it. */
  of: string;
  unit: 'KiB' | 'MB' | 'ms' | 'screens' | 'times the bare page' | 'minutes' | 'points' | 'messages a second';
  /** The largest value allowed; with `isLeast` the smallest. */
  limit: number;
  isLeast?: true;
  /** A goal that is not reached yet. */
  isGoal?: true;
  /** The value nearest to the limit when this was written, on a build of the site as it is delivered. */
  today: number;
  /** Where that was: a page or a file, and under what conditions where they count. */
  where: string;
  /** Prints the values of now. */
  command: string;
  /** What to do where the limit is passed. */
  remedy: string;
};

const printed = 'npm run counts';
const measured = 'npm run bench';

export const budgets = {
  // A page of up to some 30 KiB arrives in the second round trip after the first 14 KiB (TCP's first window is 10 packets).
  html: {
    of: 'HTML with its styles, compressed',
    unit: 'KiB',
    limit: 27.5,
    today: 24.35,
    where: 'contact.html',
    command: printed,
    remedy: 'Draw repeated shapes once, and look for class lists and SVG paths that repeat.',
  },

  // Styles stand in the head: nothing is painted before their last byte.
  styles: {
    of: 'styles in the head, compressed',
    unit: 'KiB',
    limit: 10.8,
    today: 9.73,
    where: 'en/sample_report.html',
    command: printed,
    remedy: 'Look in the page for rules that no element uses, and for looks that two sheets describe.',
  },

  // What is below the first section is shown when this is there: a file that the pages of a view share.
  secondSheet: {
    of: 'styles behind the first section, compressed',
    unit: 'KiB',
    limit: 14.4,
    today: 13.0,
    where: 'en/institutional.html',
    command: printed,
    remedy: 'Look in the page for rules that no element uses, and for looks that two sheets describe.',
  },

  // A new connection may send ten packets at once, some 14 KB with the headers of the answer. What does not fit comes a
  // round trip later, and the first paint with it.
  homeFirstSection: {
    of: "home's document up to the end of its first section, compressed",
    unit: 'KiB',
    limit: 15.7,
    today: 14.0,
    where: 'index.html',
    command: printed,
    remedy: 'Look for what the menu bar and the first section bring that is needed later only.',
  },
  firstSection: {
    of: 'the document up to the end of the first section, compressed',
    unit: 'KiB',
    limit: 16.3,
    today: 14.55,
    where: 'valuation_guide/need/portfolio/others/brief.html',
    command: printed,
    remedy: 'Look for what the menu bar and the first section bring that is needed later only.',
  },

  // Three weights of Poppins; preloaded fonts share the line with the first picture.
  fonts: {
    of: 'preloaded fonts',
    unit: 'KiB',
    limit: 25.5,
    today: 23.1,
    where: 'every page',
    command: printed,
    remedy: 'Preload what the first screen shows only (`site/layouts/fonts.ts`).',
  },

  // What every page runs on a phone before anybody touches it; it is inlined, so it delays what stands below it.
  script: {
    of: 'JavaScript before any interaction, compressed',
    unit: 'KiB',
    limit: 5.4,
    today: 4.88,
    where: 'professional.html',
    command: printed,
    remedy: 'Do it in HTML or CSS, or load it when it is first used (`site/browser/`).',
  },

  // With analytics each page may have to ask for consent; the dialogue itself comes later.
  consentScript: {
    of: 'JavaScript before any interaction, compressed, of a site with analytics',
    unit: 'KiB',
    limit: 7.4,
    today: 6.64,
    where: 'professional.html',
    command: `${printed}, after a build with ANALYTICS_URL and ANALYTICS_CONTAINER_ID`,
    remedy: 'Load it with the dialogue (`site/analytics/dialogue.ts`).',
  },

  // React is 60 KiB of it. The form is hydrated once its page is painted and idle.
  contactForm: {
    of: 'script of the contact form, React included, compressed',
    unit: 'KiB',
    limit: 77.5,
    today: 70.2,
    where: 'contact.html',
    command: printed,
    remedy: 'Pass icons as slots, and load what follows a click by `import()`.',
  },

  // The same for the two tools: hydrated once painted, or when they come near.
  tools: {
    of: 'script of a tool, React included, compressed',
    unit: 'KiB',
    limit: 68,
    today: 61.7,
    where: 'professional/enquiry_link.html',
    command: printed,
    remedy: 'Pass icons as slots, and load what follows a click by `import()`.',
  },

  // Apart from React, which hides what a tool itself takes: the QR library (8 KiB) must wait for its click. The limit was
  // 4.5 KiB: pages of the platform that everybody has and links too long for a code are named as what they are.
  toolItself: {
    of: 'script of a tool without React, compressed',
    unit: 'KiB',
    limit: 5,
    today: 4.54,
    where: 'professional/enquiry_link.html',
    command: printed,
    remedy: 'Load what follows a click by `import()` (`site/islands/linkBuilder/qrCode.ts`).',
  },

  // A banner is the largest thing that the first screen shows. `art/encode.ts` lowers the quality until it fits. The
  // limit is what requirement 11.3 promises; today's banners take less.
  widePicture: {
    of: 'AVIF of a banner, 1920 px wide',
    unit: 'KiB',
    limit: 120,
    today: 79.9,
    where: 'hero-1920',
    command: printed,
    remedy: 'Encode it again (`art/encode.ts`), or draw it with less fine texture.',
  },

  // A phone on a slow line (1.6 Mbit/s) takes 0.25 s for 50 KiB, which requirement 11.3 promises.
  narrowPicture: {
    of: 'AVIF of a banner, 720 px wide',
    unit: 'KiB',
    limit: 50,
    today: 36.2,
    where: 'hero-m-720',
    command: printed,
    remedy: 'Encode it again (`art/encode.ts`), or draw it with less fine texture.',
  },

  // The closing band shows the night and its lights, and fetches both late: on a phone …
  narrowNight: {
    of: 'AVIF of the night with its lights, 720 px wide',
    unit: 'KiB',
    limit: 33,
    today: 29.6,
    where: 'night-720',
    command: printed,
    remedy: 'Encode both again (`art/encode.ts`), each at a lower quality.',
  },

  // … and on a window that is twice as dense or wide.
  wideNight: {
    of: 'AVIF of the night with its lights, 1080 px wide',
    unit: 'KiB',
    limit: 60,
    today: 54,
    where: 'night-1080',
    command: printed,
    remedy: 'Encode both again (`art/encode.ts`), each at a lower quality.',
  },

  // Up to ten of them stand on one page.
  pose: {
    of: 'a model person in a pose, who stands for a portrait, in any width and format',
    unit: 'KiB',
    limit: 13.5,
    today: 12,
    where: 'figure-sitting-384.webp',
    command: printed,
    remedy: 'Encode it again (`art/encode.ts`).',
  },

  // Ten pictures that come together, below the first screen: four layers of the house and their parts in orange.
  houseLayers: {
    of: 'the layers of the house together, in one width and format',
    unit: 'KiB',
    limit: 120,
    today: 103,
    where: 'house-900.webp',
    command: printed,
    remedy: 'Encode them again (`art/encode.ts`), at a lower quality.',
  },

  // Networks fetch it again for every post, and some show none above 300 KB.
  sharePicture: {
    of: 'JPEG that networks show of a shared page',
    unit: 'KiB',
    limit: 200,
    today: 172.3,
    where: 'og/de/lawyers.jpg',
    command: printed,
    remedy: 'Lower the quality in `site/seo/openGraph/draw.ts`, or take a calmer picture for the page.',
  },

  // A server fetches it at each update, and whoever looks for a fault in it reads it.
  image: {
    of: 'packages and code in the image of the service',
    unit: 'MB',
    limit: 40,
    today: 34.7,
    where: 'node_modules and code',
    command: 'TEST_FULL=1 npx vitest run build/image.full.test.ts',
    remedy: 'See what a new package brings with it (`npm ls --omit=dev`), or leave it out of the image.',
  },

  // Further than that nobody remembers where one could register; a page has at most three such buttons. On a phone the
  // sticky call to action counts.
  screensWithoutCall: {
    of: 'a page without a call to register in view',
    unit: 'screens',
    limit: 5.2,
    today: 4.67,
    where: '/en/platform',
    command: 'npm run e2e -- sweep, with a limit of 0 here',
    remedy: 'Put a call between two sections, or shorten what stands between two calls.',
  },

  // Design, fonts and scripts against the same words and picture without any of them.
  firstPaint: {
    of: 'first paint on a slow line',
    unit: 'times the bare page',
    limit: 1.55,
    today: 1.37,
    where: '/en/sample_report, in one run',
    command: `${measured} -- --only paint`,
    remedy: 'Look in the trace (bench-traces/) for what is fetched or laid out before it.',
  },

  // The same packet by packet: TCP's slow start, TLS records and HTTP/2 count, as on a phone in a train. A goal, which is
  // reached with a twentieth of room.
  firstVisit: {
    of: 'first paint of a first visit, packet by packet',
    unit: 'times the bare page',
    limit: 1.3,
    today: 1.25,
    where: '/sample_report, in one run',
    command: `${measured} -- --only packets`,
    remedy: 'Look at what the page has before its first words: styles, hashes, drawings.',
  },

  // … and on a processor four times slower, which takes longer to lay it out. The limit stays where it was a goal,
  // when 1.66 was measured.
  firstVisitSlower: {
    of: 'first paint of a first visit, packet by packet, on a slower processor',
    unit: 'times the bare page',
    limit: 1.6,
    today: 1.26,
    where: '/valuation_guide, in one run',
    command: `${measured} -- --only packets`,
    remedy: 'Look in the trace of `--only paint` for style and layout before the first paint.',
  },

  // The largest thing of a phone's first screen is a picture on four pages, words on the others. Both come no later than
  // where nothing else is fetched. (Not "soon after the first paint": the words of our pages come with a connection's first
  // packets, and no picture can be there by then; a bare page's own comes at 1.7 times its first paint.)
  largestPaint: {
    of: 'largest paint of a first visit, packet by packet',
    unit: 'times the bare page',
    limit: 1.4,
    today: 1.23,
    where: '/valuation_guide, in one run',
    command: `${measured} -- --only packets`,
    remedy: 'Look for what is sent before the first screen’s picture: styles, fonts, scripts.',
  },

  // A tap within the first second is answered at once: a frame that takes longer is felt from 100 ms on. What is far below
  // the first section is laid out a section in a frame (decision 7); all in one task, it was 110 to 169 ms on pages with much
  // below.
  blocking: {
    of: 'time in which a phone cannot answer a tap',
    unit: 'ms',
    limit: 100,
    today: 57,
    where: '/en/platform, in one run',
    command: `${measured} -- --only paint`,
    remedy: 'Look in the trace (bench-traces/) for long tasks, and divide or delay them.',
  },

  // Style and layout beyond twice those of the bare page, on a processor that is four times slower. By three runs 231 ms on
  // home, and 202 on the clients' page, whose six cards show on phones what they show on desktops.
  work: {
    of: 'style and layout beyond twice those of the bare page',
    unit: 'ms',
    limit: 295,
    today: 231,
    where: '/, by the median of three runs',
    command: `${measured} -- --only paint`,
    remedy:
      'Look in the trace (bench-traces/) for selectors that match much, and for layouts that are forced.',
  },

  // A hand on the glass feels a frame of more than 50 ms. What moves with the scrolling moves without the main thread.
  scrollTask: {
    of: 'the longest task on the way down a page, on a slower processor',
    unit: 'ms',
    limit: 50,
    today: 21,
    where: '/, by three runs',
    command: `${measured} -- --only scroll`,
    remedy: 'Look in the trace (bench-traces/scroll.json) for what is laid out or run while one scrolls.',
  },

  // After a second on the link the next page is prerendered: what is left is to show it.
  nextPage: {
    of: 'from a click to the next page, after a rest on the link',
    unit: 'times the bare page',
    limit: 2.5,
    today: 2.24,
    where: '/professional, by three runs',
    command: `${measured} -- --only next`,
    remedy: 'See whether the page is prerendered at all (`docs/decisions/0010-prerender-the-next-page.md`).',
  },

  // Of Lighthouse's phone. 98 is what a second run of a page with 100 can show on a busy machine.
  lighthousePerformance: {
    of: 'performance by Lighthouse',
    unit: 'points',
    limit: 98,
    isLeast: true,
    today: 99,
    where: 'five pages in one run, /en among them; home had 96 in one before',
    command: `${measured} -- --only lighthouse`,
    remedy: 'Run it again with `--runs 5` on a quiet machine; then look at what Lighthouse lists.',
  },

  // What the page is made of, which no busy machine changes: rules that are kept or not.
  lighthouseRules: {
    of: 'accessibility, best practices and SEO by Lighthouse',
    unit: 'points',
    limit: 100,
    isLeast: true,
    today: 100,
    where: 'every page',
    command: `${measured} -- --only lighthouse`,
    remedy: 'Look at what Lighthouse lists for the page.',
  },

  // A mailing to all clients brings some ten a second; a tenth of what is measured would still do. So the limits of both
  // stores are far below it.
  sqlite: {
    of: 'messages stored in SQLite before they are answered',
    unit: 'messages a second',
    limit: 500,
    isLeast: true,
    today: 971,
    where: '64 senders',
    command: `${measured} -- --only messages`,
    remedy: 'Look for a second transaction or a second `fsync` in the path of a message.',
  },
  postgres: {
    of: 'messages stored in PostgreSQL before they are answered',
    unit: 'messages a second',
    limit: 300,
    isLeast: true,
    today: 1359,
    where: '64 senders',
    command: `${measured} -- --only messages`,
    remedy: 'Look for a second transaction or round trip in the path of a message.',
  },

  // Nobody waits longer for the tests of a change without doing something else (decision 5). It is ordered, and has a
  // twentieth of room: by the noise of a machine a run may pass it.
  testRun: {
    of: 'npm test on two cores',
    unit: 'minutes',
    limit: 12,
    today: 11.4,
    where: 'a fresh Debian',
    command: 'npm test',
    remedy: 'Look at the slowest step above, and in it for pages that are opened twice.',
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/**
 * What is wrong where a budget is passed: page, value, limit, file and remedy; null where it is kept.
 * @param where the page or file that was measured
 * @param value in the budget's unit
 */
export function overrun(name: BudgetName, where: string, value: number): string | null {
  const { of, unit, limit, isLeast, remedy }: Budget = budgets[name];
  // Written so that NaN, which nothing has measured, keeps no budget.
  const isKept = isLeast ? value >= limit : value <= limit;
  if (isKept) return null;
  const rounded = Math.round(value * 100) / 100;
  return (
    `${where}: ${rounded} ${unit} (${of}). ` +
    `The limit is ${isLeast ? 'at least' : 'at most'} ${limit} ${unit}: "${name}" in budgets.ts. ${remedy} ` +
    'Where what is ordered needs it, change the limit there, with the reason.'
  );
}

/**
 * For tests: fails with what is wrong.
 * @throws Error where the budget is passed
 */
export function assertWithinBudget(name: BudgetName, where: string, value: number): void {
  const fault = overrun(name, where, value);
  if (fault !== null) throw new Error(fault);
}
