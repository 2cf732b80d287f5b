import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { Band } from '../../../../src/ui/layout/band';
import { contrast } from '../../../../src/theme/contrast';
import { groundStyle } from '../../../../src/theme/ground-style';
import { renderInPage } from '../../../support/browser/in-page';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a strip of any colours has readable texts', () => {
  fc.assert(
    fc.property(color, color, color, fc.double({ min: 0, max: 1, noNaN: true }), (background, text, button, alpha) => {
      const style: { [name: string]: unknown } = { ...groundStyle({ background, text, button, alpha }) };
      expect(contrast(String(style.color), String(style.background))).toBeGreaterThanOrEqual(4.5);
      for (const name of ['heading', 'heading-link', 'heading-note', 'focus']) {
        expect(contrast(String(style[`--color-${name}`]), String(style.background))).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(String(style['--color-action-text']), String(style['--color-action']))).toBeGreaterThanOrEqual(
        4.5,
      );
    }),
  );
});

test('a strip without colours has the page’s', () => {
  expect(groundStyle({ background: null, text: '#ff0000', button: null })).toEqual({});
});

test('a strip is a region named by its heading', () => {
  renderInPage(
    <Band background="#0b6e4f" labelledBy="promo">
      <h2 id="promo">Diskon kilat</h2>
    </Band>,
  );
  expect(screen.getByRole('region', { name: 'Diskon kilat' })).toHaveStyle({ background: '#0b6e4f' });
});
