import { act } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ItemCard } from '../../../src/ui/card/item-card';
import { SectionHeading } from '../../../src/ui/layout/section-heading';
import { itemPath, menuPath, searchPath } from '../../../src/routing/paths';
import { countOf } from '../../support/programs/soak';
import { InPage } from '../../support/browser/in-page';
import { stubMotion } from '../../support/browser/motion';

/** Arbitrary UTF-16, including lone surrogates and control characters. */
const oddUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0xd800, max: 0xdfff }),
  fc.constantFrom(0, 9, 10, 13, 0x20, 0x3c, 0x26, 0x2028, 0xfffe, 0x1f600),
);
const oddText = fc
  .array(oddUnit, { minLength: 1, maxLength: 30 })
  .map((units) => units.map((unit) => String.fromCodePoint(unit)).join(''));

test('no text breaks a path', () => {
  fc.assert(
    fc.property(oddText, (text) => {
      for (const path of [itemPath({ title: text, id: 'a1' }), menuPath({ name: text, id: 'a1' }), searchPath(text)]) {
        expect(decodeURIComponent(path).isWellFormed()).toBe(true);
      }
    }),
    { numRuns: countOf(2_000) },
  );
});

test('a page with any repaired text hydrates without changes', async () => {
  stubMotion();
  const page = (text: string) => (
    <MemoryRouter>
      <InPage>
        <SectionHeading title={text} />
        <ItemCard title={text} link={{ to: itemPath({ title: text, id: 'a1' }) }} image={null} price={null} />
      </InPage>
    </MemoryRouter>
  );
  await fc.assert(
    fc.asyncProperty(oddText, async (text) => {
      const root = document.createElement('div');
      root.innerHTML = renderToString(page(text.toWellFormed()));
      const errors: unknown[] = [];
      const hydrated = await act(async () =>
        hydrateRoot(root, page(text.toWellFormed()), { onRecoverableError: (error) => errors.push(error) }),
      );
      expect(errors).toEqual([]);
      await act(async () => hydrated.unmount());
    }),
    { numRuns: countOf(300) },
  );
});
