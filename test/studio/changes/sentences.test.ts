import type { Fields } from '../../../shared/documents/entries';
import { changesInWords, wholeSentence } from '../../../studio/changes/sentences';
import type { Locale } from '../../../src/i18n/translate';
import { studioLanguage } from '../../support/studio/studio-translate';

const languages = { id: studioLanguage('id'), en: studioLanguage('en') };

const page = (view_uid: string, name: string, more: object = {}) => ({
  view_uid,
  name,
  category: 0,
  attr1: '<p>Halo</p>',
  ...more,
});

const store = (app: object = {}, more: object = {}): Fields => ({
  codename: 'warung',
  app: { view_uid: 'app', name: 'Warung', layout: 4, ...app },
  components: [page('a', 'Sayur'), page('b', 'Buah'), page('c', 'Ikan')],
  ...more,
});

const said = (before: Fields, after: Fields, locale: Locale = 'en') =>
  changesInWords(before, after, languages[locale]).flatMap(({ name, sentences }) =>
    sentences.map((sentence) => `${name} | ${wholeSentence(sentence)}`),
  );

const inApp = (before: object, after: object) => said(store(before), store(after));
const inPage = (before: object, after: object) =>
  said(store({}, { components: [page('a', 'Sayur', before)] }), store({}, { components: [page('a', 'Sayur', after)] }));

const banner = (title: string, image = 'appslider/a.svg') => ({ title, image });

test('equal documents have no sentence, whatever the order of their fields', () => {
  expect(said(store(), { components: store().components, app: store().app, codename: 'warung' })).toEqual([]);
});

test.each<[kind: string, before: object, after: object, sentences: string[]]>([
  ['text', { name: 'A' }, { name: 'B' }, ['Store identity | Store name: from “A” to “B”.']],
  ['text that is filled', {}, { tagline: 'Segar' }, ['Store identity | Tagline: now “Segar”.']],
  ['text that is emptied', { tagline: 'Segar' }, {}, ['Store identity | Tagline: emptied, was “Segar”.']],
  [
    'money',
    { min_order_price: 25_000 },
    { min_order_price: 30_000 },
    ['Shopping rules | Minimum order: from Rp25.000 to Rp30.000.'],
  ],
  [
    'money in the currency of the store',
    { currency: '$', min_order_price: 5 },
    { currency: '$', min_order_price: 6 },
    ['Shopping rules | Minimum order: from $5 to $6.'],
  ],
  ['money from its default', {}, { min_order_price: 5_000 }, ['Shopping rules | Minimum order: from Rp0 to Rp5.000.']],
  ['choice', { layout: 4 }, { layout: 8 }, ['Home page | Home page layout: from List to Grid.']],
  ['switch that is turned on', {}, { hide_cart: 1 }, ['Look | Hide the cart: turned on.']],
  ['switch that is turned off', { hide_cart: 1 }, { hide_cart: 0 }, ['Look | Hide the cart: turned off.']],
  ['number', { col_num: 3 }, { col_num: 5 }, ['Home page | Menu columns: from 3 to 5.']],
  [
    'colour',
    { color_custom: '#112233' },
    { color_custom: '#445566' },
    ['Look | Custom colour: from #112233 to #445566.'],
  ],
  ['default that is written out', {}, { hide_cart: 0 }, ['Look | Hide the cart: written anew, with the same result.']],
  ['picture that is added', {}, { app_icon: 'appicon/a.svg' }, ['Store identity | Square logo: added.']],
  [
    'picture that is replaced',
    { app_icon: 'appicon/a.svg' },
    { app_icon: 'appicon/b.svg' },
    ['Store identity | Square logo: replaced.'],
  ],
  ['picture that is removed', { app_icon: 'appicon/a.svg' }, {}, ['Store identity | Square logo: removed.']],
  [
    'picture of a banner',
    { slider: [banner('Promo')] },
    { slider: [banner('Promo', 'appslider/b.svg')] },
    ['Home page | Banner “Promo”: Banner picture: replaced.'],
  ],
  [
    'banner that changes places',
    { slider: [banner('A'), banner('B'), banner('C')] },
    { slider: [banner('C'), banner('A'), banner('B')] },
    ['Home page | Banner “C” moves to place 1.'],
  ],
  [
    'banner that gets another title',
    { slider: [banner('A'), banner('B')] },
    { slider: [banner('A'), banner('D')] },
    ['Home page | Banner “D”: Banner title: from “B” to “D”.'],
  ],
  [
    'plain values',
    { payment_options: [{ id: 'p', type: 2, title: 'Cash', cart_types: [0] }] },
    { payment_options: [{ id: 'p', type: 2, title: 'Cash', cart_types: [0, 5] }] },
    ['Payment | Payment method “Cash”: Valid for: from Goods to Goods, Direct purchases.'],
  ],
  ['field that no schema knows', {}, { sulap: 1 }, ['Store identity | Field “sulap”: changed.']],
  [
    'value of the wrong kind',
    { min_order_price: 5_000 },
    { min_order_price: 'lima' },
    ['Shopping rules | Minimum order: from Rp5.000 to “lima”.'],
  ],
  [
    'text in English',
    { slider: [banner('Promo')] },
    { slider: [{ ...banner('Promo'), en: { title: 'Sale' } }] },
    ['Home page | Banner “Promo”: Banner title (English): now “Sale”.'],
  ],
])('a %s has its sentence', (_kind, before, after, sentences) => {
  expect(inApp(before, after)).toEqual(sentences);
});

test.each<[kind: string, before: object, after: object, sentences: string[]]>([
  [
    'where it is shown',
    {},
    { visibility: 3 },
    ['Sayur | Shown in: from In the menu to In the menu and on the home page.'],
  ],
  ['words', {}, { attr1: '<p>Hai</p>' }, ['Sayur | Text content: from “Halo” to “Hai”.']],
  ['shape of its words', {}, { attr1: '<h2>Halo</h2>' }, ['Sayur | Text content: only the formatting changes.']],
])('of a page, its %s has its sentence', (_kind, before, after, sentences) => {
  expect(inPage(before, after)).toEqual(sentences);
});

describe('a list of pages', () => {
  const withPages = (...components: object[]) => store({}, { components });
  const [a, b, c] = [page('a', 'Sayur'), page('b', 'Buah'), page('c', 'Ikan')];

  test('says a move once, of the page that was moved', () => {
    expect(said(withPages(a, b, c), withPages(c, a, b))).toEqual(['Sections | Text “Ikan” moves to place 1.']);
    expect(said(withPages(a, b, c), withPages(b, c, a), 'id')).toEqual([
      'Bagian toko | Teks “Sayur” dipindah ke urutan 3.',
    ]);
  });

  test('says what was added and removed, and not that the others moved', () => {
    expect(said(withPages(a, b, c), withPages(b, page('d', 'Promo'), c))).toEqual([
      'Sections | Text “Promo” is added at place 2.',
      'Sections | Text “Sayur” is removed.',
    ]);
  });

  test('follows a page that was moved and renamed by its id', () => {
    expect(said(withPages(a, b), withPages(b, page('a', 'Lauk')))).toEqual([
      'Sections | Text “Lauk” moves to place 2.',
      'Lauk | Section name: from “Sayur” to “Lauk”.',
    ]);
  });

  test('names the kind of a page that becomes another', () => {
    const list = { view_uid: 'a', name: 'Sayur', category: 6 };
    expect(said(withPages(a), withPages(list))).toContain('Sayur | Section type: from Text to Item list.');
  });
});

test('a block names the page from which its contents come', () => {
  const blocks = (component: string) => ({
    view_uid: 'home',
    name: 'Utama',
    category: 7,
    segments: [{ view_uid: 's', category: 0, title: 'Laris', metas: { component } }],
  });
  const pages = [page('a', 'Sayur'), page('b', 'Buah')];
  const before = store({}, { components: [...pages, blocks('a')] });
  const after = store({}, { components: [...pages, blocks('b')] });
  expect(said(before, after)).toEqual(['Utama | Block “Laris”: Source: from “Sayur” to “Buah”.']);
});

test('a change of a colour comes with both colours', () => {
  const [part] = changesInWords(store({ color_icon: '#112233' }), store({ color_icon: '#445566' }), languages.id);
  expect(part?.sentences).toEqual([
    {
      pointer: '/app/color_icon',
      within: [],
      text: 'Latar ikon menu: dari #112233 menjadi #445566.',
      colors: { before: '#112233', after: '#445566' },
    },
  ]);
});

test('a long text is shortened to what differs', () => {
  const text = (word: string) =>
    `${'Kami menjual sayur segar setiap hari. '.repeat(4)}Buka ${word} sore.${' Sampai jumpa.'.repeat(4)}`;
  expect(inApp({ description: text('jam lima') }, { description: text('pukul enam') })).toEqual([
    'Store identity | Store description: from “…tiap hari. Buka jam lima sore. Sampai ju…” to “…tiap hari. Buka pukul enam sore. Sampai ju…”.',
  ]);
});
