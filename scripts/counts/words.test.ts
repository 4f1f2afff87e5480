import { expect, it } from 'vitest';
import { wordsOf } from './words.ts';

it.each([
  ['neither menu nor footer', '<header>Menu</header><main><p>One two</p></main><footer>Legal</footer>', 2],
  ['words of neighbouring elements apart', '<main><b>40</b><span>minutes</span></main>', 2],
  ['a word with a hint where it may be broken once', '<main>Immobilien\u00ADbewertung</main>', 1],
  ['no dash and no bullet', '<main>fees – and · costs</main>', 3],
  ['an answer that opens on request', '<main><details><summary>Why?</summary>Because.</details></main>', 2],
  ['no list of countries', '<main><select><option>Austria</option></select> Country</main>', 1],
  ['no program', '<main><script>let words = 5;</script>One</main>', 1],
  ['nothing on a page without a main part', '<p>One</p>', 0],
])('counts %s', (_, html, words) => expect(wordsOf(html)).toBe(words));
