import fc from 'fast-check';
import { mapItem } from '../../../server/domains/catalogue/map-item';
import { cutText, shorten } from '../../../server/values/text';
import { safeHtml } from '../../../server/values/safe-html';
import { item } from '../../support/server/rest-examples';

const emoji = '🛵'.repeat(100);

test.each([1, 2, 3, 63, 64, 65])('cutting a text at %i does not split a character', (max) => {
  expect(cutText(emoji, max).isWellFormed()).toBe(true);
  expect(shorten(emoji, max).isWellFormed()).toBe(true);
  expect(cutText(emoji, max).length).toBeLessThanOrEqual(max);
});

test('a cut text is well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), fc.nat(70), (text, max) => {
      expect(shorten(text, max).isWellFormed()).toBe(true);
      expect(mapItem(item({ content: text }), 'Rp').summary.isWellFormed()).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('html cut at its limit is well-formed', () => {
  expect(safeHtml(`x${'🛵'.repeat(30_000)}`).isWellFormed()).toBe(true);
});
