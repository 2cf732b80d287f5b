import { checkStore } from '../../../provider/store-check/check-store';
import { SourceRefused } from '../../../provider/store-check/issue';
import { changed, storeText } from '../../support/provider/fixture-store';
import { lapakStore } from '../../support/provider/lapak';

function errorsOf(text: string) {
  try {
    checkStore(text, 'toko.yaml');
    return [];
  } catch (error) {
    if (error instanceof SourceRefused) return error.errors;
    throw error;
  }
}

const withPopup = (value: string) => changed(storeText(), 'layout: 0', `layout: 0\n  popup_value: '${value}'`);
const withSlide = (value: string) =>
  changed(storeText(), '  slider:\n', `  slider:\n    - { image: appslider/a.svg, title: Promo, value: '${value}' }\n`);

const noLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '//host.example/promo',
  'data:text/html,x',
  '/\\\\host.example',
  'dua kata',
];

test.each(noLinks)('rejects a popup and a slide that open %s at their location', (value) => {
  expect(errorsOf(withPopup(value))).toMatchObject([
    { line: 7, path: 'app.popup_value', reason: expect.stringContaining('is not a link') as string },
  ]);
  expect(errorsOf(withSlide(value))).toMatchObject([
    { path: 'app.slider[0].value', hint: expect.stringContaining('address://m/promo') as string },
  ]);
});

test.each([
  'https://toko.example/promo?a=1',
  'toko.example',
  'address://m/sayur',
  '{address}m/x-sayur',
  '/m/sayur',
  '/search/0',
  '',
])('a popup and a slide may open "%s"', (value) => {
  expect(errorsOf(withPopup(value))).toEqual([]);
  expect(errorsOf(withSlide(value))).toEqual([]);
});

test.each([
  ['address://m/sayor', 'app.popup_value', 'Did you mean "sayur"?'],
  ['{address}m/Sayur-tidakada', 'app.popup_value', 'Components: '],
  ['/m/sayor', 'app.popup_value', 'Did you mean "sayur"?'],
])('rejects a popup that opens %s, an unknown component, with a suggestion', (value, path, hint) => {
  expect(errorsOf(withPopup(value))).toMatchObject([
    {
      line: 7,
      path,
      reason: expect.stringContaining('is a dead link') as string,
      hint: expect.stringContaining(hint) as string,
    },
  ]);
});

test.each(['address://act/cart', '{address}act/TopUp', '/act/nearme', 'address://act/referral/', 'address://act/back'])(
  'a popup may open the action %s',
  (value) => expect(errorsOf(withPopup(value))).toEqual([]),
);

test.each([
  ['address://act/kart', 'Did you mean "cart"?'],
  ['{address}act/tidakada', 'Actions: account, '],
  ['/act/tidakada/cart', 'Actions: account, '],
])('rejects a popup that opens %s, an unknown action, with a suggestion', (value, hint) =>
  expect(errorsOf(withPopup(value))).toMatchObject([
    {
      line: 7,
      path: 'app.popup_value',
      reason: expect.stringContaining('is a dead link: there is no action') as string,
      hint: expect.stringContaining(hint) as string,
    },
  ]),
);

test('reports only dead links in html', () => {
  const html = (link: string) => changed(storeText(), '<p>', `<p><a href="${link}">Lihat</a> `);
  expect(errorsOf(html('address://m/x-sayur'))).toEqual([]);
  expect(errorsOf(html('address://m/x-sayor'))).toMatchObject([
    { path: 'components[0].segments[4].content', hint: 'Did you mean "sayur"?' },
  ]);
});

test('unused parcel carriers are a warning, not an error', () => {
  const unused = changed(lapakStore(), 'use_expedition: 1', 'use_expedition: 0');
  expect(checkStore(unused, 'toko.yaml').warnings).toMatchObject([
    { path: 'app.carriers', hint: expect.stringContaining('use_expedition: 1') as string },
  ]);
  expect(checkStore(lapakStore(), 'toko.yaml').warnings).toEqual([]);
});
