import fc from 'fast-check';
import { brightness, contrast, groundFor, isLight, isReadable, mix, readable } from '../../../src/theme/contrast';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is computed by WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ed5564', '#ed5564')).toBe(1);
});

test('brightness weights green most', () => {
  expect(brightness('#ffffff')).toBe(255);
  expect(brightness('#ed5564')).toBeCloseTo(132.2, 1);
});

test('a mixture lies between its colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
});

test('a readable colour stays unchanged', () => {
  expect(readable('#1c2230', ['#ffffff'])).toBe('#1c2230');
});

test('any colour becomes readable on any background', () => {
  fc.assert(fc.property(color, color, (wanted, ground) => isReadable(readable(wanted, [ground]), [ground])));
});

test('any colour becomes readable on two similar backgrounds', () => {
  fc.assert(
    fc.property(color, color, color, (wanted, one, other) => {
      fc.pre(isLight(one) === isLight(other));
      return isReadable(readable(wanted, [one, other]), [one, other]);
    }),
  );
});

test('a background changes until its text is readable', () => {
  fc.assert(
    fc.property(color, color, color, (wanted, known, tint) => {
      const text = readable(tint, [known]);
      return isReadable(text, [groundFor(wanted, known, [text])]);
    }),
  );
});
