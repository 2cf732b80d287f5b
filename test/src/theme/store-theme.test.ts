import fc from 'fast-check';
import { baseTokens, type TokenName, type Tokens } from '../../../src/theme/base-tokens';
import { contrast } from '../../../src/theme/contrast';
import { type PaletteName, palette } from '../../../src/theme/palette';
import { baseThemeCss, type StoreTheme, storeThemeCss, storeTokens } from '../../../src/theme/store-theme';

const plain: StoreTheme = {
  palette: 'BLUE',
  customColor: null,
  fontColor: null,
  iconColor: null,
  border: 'SLIGHTLY_ROUND',
  font: 'SYSTEM',
  tokens: [],
};

/** Each text colour with its background colours in components. */
const texts: readonly (readonly [text: TokenName, ...grounds: TokenName[]])[] = [
  ['color-text', 'color-surface', 'color-background', 'color-action-soft'],
  ['color-text-muted', 'color-surface', 'color-background'],
  ['color-link', 'color-surface', 'color-background', 'color-action-soft'],
  ['color-price', 'color-surface', 'color-background'],
  ['color-sale', 'color-surface', 'color-background', 'color-sale-soft'],
  ['color-success', 'color-surface', 'color-background'],
  ['color-sale-text', 'color-sale'],
  ['color-action-text', 'color-action'],
  ['color-header-text', 'color-header'],
  ['color-header-icon', 'color-header'],
  ['color-header-dark-text', 'color-header-dark'],
  ['color-icon-text', 'color-icon'],
  ['color-heading', 'color-background', 'color-surface'],
  ['color-heading-link', 'color-background', 'color-surface'],
  ['color-toast-text', 'color-toast'],
];
const shapes: typeof texts = [
  ['color-outline', 'color-surface', 'color-background'],
  ['color-focus', 'color-surface', 'color-background'],
];

test('the colours of a theme are computed once', () => {
  expect(storeTokens(structuredClone(plain))).toBe(storeTokens(plain));
  expect(storeTokens({ ...plain, palette: 'RED' })).not.toBe(storeTokens(plain));
});

const unreadable = (tokens: Readonly<Tokens>) =>
  [...texts.map((pair) => [pair, 4.5] as const), ...shapes.map((pair) => [pair, 3] as const)].flatMap(
    ([[text, ...grounds], least]) =>
      grounds
        .filter((ground) => contrast(tokens[text], tokens[ground]) < least)
        .map((ground) => `${text} ${tokens[text]} on ${ground} ${tokens[ground]}`),
  );

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const names = [
  'color-background',
  'color-surface',
  'color-text',
  'color-text-muted',
  'color-border',
  'color-action',
  'color-price',
  'color-sale',
];
const anyTheme = fc.record<StoreTheme>({
  palette: fc.constantFrom(...(Object.keys(palette) as PaletteName[])),
  customColor: fc.option(color),
  fontColor: fc.option(color),
  iconColor: fc.option(color),
  border: fc.constantFrom('SQUARE', 'SLIGHTLY_ROUND', 'ROUND'),
  font: fc.constantFrom('SYSTEM', 'INTER'),
  tokens: fc.array(fc.record({ name: fc.constantFrom(...names), value: color }), { maxLength: 8 }),
});

test.each([
  ['RED', '#ED5564', '#b01322'],
  ['BLUE', '#4FC1E8', '#157ea2'],
  ['GREEN', '#A0D568', '#609429'],
  ['YELLOW', '#FFCE54', '#d39700'],
  ['PURPLE', '#AC92EB', '#5a27d6'],
] as const)('palette %s is %s, its second colour %s', (name, first, second) => {
  const tokens = storeTokens({ ...plain, palette: name });
  expect([tokens['color-header'], tokens['color-header-dark']]).toEqual([first, second]);
  expect(unreadable(tokens)).toEqual([]);
});

test('a custom colour replaces the palette', () => {
  expect(storeTokens({ ...plain, customColor: '#0b6e4f' })['color-header']).toBe('#0b6e4f');
});

test.each([
  ['#000000', 'light'],
  ['#5a5959', 'light'],
  ['#5b5a59', 'light'],
  ['#ffce54', 'dark'],
  ['#ed5564', 'dark'],
])('text on a header of %s is %s', (header, expected) => {
  const text = storeTokens({ ...plain, customColor: header })['color-header-text'];
  expect(contrast(text, '#000000') > contrast(text, '#ffffff') ? 'light' : 'dark').toBe(expected);
});

test('a store’s font colour is used if readable, otherwise another', () => {
  const header = '#0b6e4f';
  expect(storeTokens({ ...plain, customColor: header, fontColor: '#ffe9a8' })['color-header-text']).toBe('#ffe9a8');
  expect(storeTokens({ ...plain, customColor: header, fontColor: '#0b6e4e' })['color-header-text']).toBe('#ffffff');
});

test.each([
  ['SQUARE', '0', '0'],
  ['SLIGHTLY_ROUND', '10px', '8px'],
  ['ROUND', '16px', '999px'],
] as const)('the border shape %s has cards of %s and controls of %s', (border, card, control) => {
  const tokens = storeTokens({ ...plain, border });
  expect([tokens['radius-card'], tokens['radius-control']]).toEqual([card, control]);
});

test("a store's tokens win over its border shape", () => {
  const tokens = storeTokens({ ...plain, tokens: [{ name: 'radius-card', value: '1.5rem' }] });
  expect(tokens['radius-card']).toBe('1.5rem');
});

test.each(['999px', '1.6rem', '25px'])('corners of %s, which would cut the texts of cards, are limited', (value) => {
  const tokens = storeTokens({ ...plain, tokens: [{ name: 'radius-card', value }] });
  expect(tokens['radius-card']).toBe('24px');
});

test('the neutral theme is readable', () => {
  expect(unreadable(baseTokens)).toEqual([]);
});

test('any theme is readable', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => expect(unreadable(storeTokens(theme))).toEqual([])),
    { numRuns: 300 },
  );
});

test('every colour of a theme is written in full', () => {
  const isFull = ([name, value]: [string, string]) =>
    !name.startsWith('color-') || name === 'color-scrim' || /^#[0-9a-f]{6}$/i.test(value);
  fc.assert(
    fc.property(anyTheme, (theme) =>
      expect(Object.entries(storeTokens(theme)).filter((one) => !isFull(one))).toEqual([]),
    ),
  );
});

test('no value can leave its declaration', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '#fff}body{display:none',
      '</style><script>',
      'url(//evil)',
      '#12345g',
      'red',
      '1px;}',
      '#ABCDEF\n',
      '1e3px',
    ),
    color.map((value) => `${value};background:url(x)`),
  );
  const safe = storeThemeCss(plain);
  fc.assert(
    fc.property(hostile, fc.constantFrom(...names, 'radius-card', 'color-header', '__proto__', '}x'), (value, name) => {
      const css = storeThemeCss({
        ...plain,
        customColor: value,
        fontColor: value,
        iconColor: value,
        tokens: [{ name, value }],
      });
      expect(css).toBe(safe);
    }),
    { numRuns: 500 },
  );
});

test('the style cannot end its element', () => {
  for (const css of [baseThemeCss, storeThemeCss(plain)]) expect(css).not.toMatch(/<|url\(|@import|expression/i);
});
