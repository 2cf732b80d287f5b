import { readdirSync, readFileSync } from 'node:fs';
import { checkStore, headerPalette } from '../../../provider/store-check/check-store';
import { describeWarning } from '../../../provider/store-check/issue';
import { paletteColors } from '../../../server/domains/stores/codes';
import { changed, storeText } from '../../support/provider/fixture-store';

const warningsOf = (text: string, file = 'toko.yaml') =>
  checkStore(text, file)
    .warnings.map(describeWarning)
    .filter((warning) => warning.includes('color_font'));
const withApp = (fields: string) => warningsOf(changed(storeText(), 'header: 2', fields));

test('an unreadable header text is reported with file, line, both colours, contrast and fix', () => {
  const [warning, ...others] = withApp("color_font: '#FFFFFF'");
  expect(others).toEqual([]);
  expect(warning).toMatch(/toko\.yaml:\d+:\d+/);
  expect(warning).toContain('app.color_font');
  expect(warning).toContain(
    "#FFFFFF on the header's #ED5564 has a contrast of 3.45:1, below the 4.5:1 that text needs",
  );
  expect(warning).toContain('Choose a darker color_font (#000000 has 6.08:1), or another header colour.');
});

test('a dark header suggests a lighter text', () => {
  const fields = "color_custom_flag: 1\n  color_custom: '#2B1D1F'\n  color_font: '#333333'";
  expect(withApp(fields)).toEqual([expect.stringContaining('Choose a lighter color_font (#FFFFFF has')]);
});

test.each([
  ['that can be read', "color_font: '#000000'"],
  ['on an own header colour', "color_custom_flag: 1\n  color_custom: '#0F7B6C'\n  color_font: '#FFFFFF'"],
  ['that is not chosen', 'header: 3'],
])('a header text %s causes no warning', (_, fields) => {
  expect(withApp(fields)).toEqual([]);
});

const currencyWarnings = (fields: string) =>
  checkStore(changed(storeText(), 'header: 2', `header: 2\n  ${fields}`), 'toko.yaml')
    .warnings.map(describeWarning)
    .filter((warning) => warning.includes('app.currency'));

test.each([
  [
    'a sign that names none',
    'currency: Kr',
    [expect.stringContaining('"Kr" names no currency that search engines know')],
  ],
  ['a sign with its code', 'currency: Kr\n  currency_code: SEK', []],
  ['a known sign', 'currency: RM', []],
  ['the usual sign', 'currency: Rp', []],
])('the currency of %s causes a warning if search engines cannot know it', (_, fields, expected) => {
  expect(currencyWarnings(fields)).toEqual(expected);
});

test('the header palette equals the storefront’s', () => {
  expect(headerPalette.map((color) => color.toLowerCase())).toEqual(Object.values(paletteColors));
});

test.each(readdirSync('provider/seed/stores'))('the demo store %s shows its chosen header text', (codename) => {
  const file = `provider/seed/stores/${codename}/store.yaml`;
  expect(warningsOf(readFileSync(file, 'utf8'), file)).toEqual([]);
});
