import { mapComponent } from '../../../../server/domains/catalogue/map-component';
import { content, cta, item, mapItem, page, segment } from '../../../support/server/rest-examples';

const mapped = (fields: Parameters<typeof content>[0]) =>
  mapComponent(content(fields), {
    currency: 'Rp',
    pictureTexts: new Map([['listimage/sawah.webp', 'Sawah saat panen']]),
  });

test('sanitises a text', () => {
  expect(mapped({ category: 0, attr1: '<p onclick="x()">Halo</p><script>x</script>' })).toEqual({
    __typename: 'TextComponent',
    id: 'sayur',
    name: 'Sayur',
    icon: null,
    html: '<p>Halo</p>',
  });
});

test('a website button lists its actions in order', () => {
  const ctas = [cta({ type: 7, value: 'example.com' }), cta({ view_uid: 'cta2', type: 19 })];
  expect(mapped({ category: 1, ctas })).toMatchObject({
    __typename: 'WebsiteButton',
    actions: [
      { index: 0, kind: 'WEBSITE', value: 'example.com' },
      { index: 1, kind: 'CHECKOUT', id: 'cta2' },
    ],
  });
});

test('a map has a main location', () => {
  const maps = [mapItem({ main_address: 0 }), mapItem({ view_uid: 'place2' })];
  expect(mapped({ category: 2, maps })).toMatchObject({
    __typename: 'LocationMap',
    locations: [
      { isMain: false, position: { latitude: -6.9 } },
      { isMain: true, id: 'place2' },
    ],
  });
});

test('action 19 is SHOPPING in a list and CHECKOUT in a button', () => {
  expect(mapped({ category: 3, ctas: [cta({ type: 19 })] })).toMatchObject({
    __typename: 'ActionList',
    actions: [{ kind: 'SHOPPING' }],
  });
});

test.each([
  ['1', true],
  ['0', false],
  ['', false],
])('custom html with attr3 %j opens in a browser: %s', (attr3, opensInBrowser) => {
  expect(mapped({ category: 4, attr3 })).toMatchObject({ __typename: 'CustomHtml', opensInBrowser });
});

test.each([
  [1, 2],
  [2, 2],
  [4, 4],
  [9, 5],
])('a bill group of %i columns has %i', (column, columns) => {
  const lines = [{ name: 'Pulsa', image: null, code: 'PULSA', category: 0, input: '', product_code: 'PLS' }];
  expect(mapped({ category: 5, bills: [{ name: 'Isi ulang', column, lines }] })).toMatchObject({
    __typename: 'BillGrid',
    groups: [{ name: 'Isi ulang', columns, bills: [{ id: 'PULSA', name: 'Pulsa', image: null }] }],
  });
});

test('a bill that cannot be paid yet is left out, and so is a group of such bills alone', () => {
  const line = { name: 'Gas', image: null, code: 'GAS', category: 4, input: '', product_code: '' };
  const bills = [{ name: 'Rumah', column: 4, lines: [line] }];
  expect(mapped({ category: 5, bills })).toMatchObject({ __typename: 'BillGrid', groups: [] });
});

test.each([
  ['', 1],
  ['1', 1],
  ['3', 3],
  ['4', 4],
  ['9', 4],
  ['x', 1],
])('a product list with attr3 %j has %i columns', (attr3, columns) => {
  expect(mapped({ attr3 })).toMatchObject({ __typename: 'ProductList', columns });
});

test('a product list has a page, a style and a background', () => {
  const list = mapped({ attr1: '', background: '#FFEEDD', alpha: 1.5, lists: page([item()], 2, 0) });
  expect(list).toMatchObject({
    style: 'DEFAULT',
    background: '#ffeedd',
    alpha: 1,
    items: { nodes: [{ id: 'bayam250' }], pageInfo: { page: 2, lastPage: 1 } },
  });
});

test('a background that is not a colour is null', () => {
  expect(mapped({ background: 'red;}body{display:none' })).toMatchObject({ background: null });
});

test('a component of an unknown category keeps its code', () => {
  expect(mapped({ category: 99 })).toEqual({
    __typename: 'UnknownComponent',
    id: 'sayur',
    name: 'Sayur',
    code: 99,
  });
});

describe('a segment', () => {
  const strip = (fields: Parameters<typeof segment>[0]) => {
    const list = mapped({ category: 7, segments: [segment(fields)] });
    return list.__typename === 'SegmentList' ? list.segments[0] : undefined;
  };

  test.each([
    [0, 'ItemSegment'],
    [1, 'ShopSegment'],
  ])('of category %i is a %s of at most 8 entries with a link to more', (category, __typename) => {
    const items = Array.from({ length: 10 }, () => item());
    const found = strip({
      category,
      items,
      metas: { style: 1, component: { view_uid: 'sayur', name: 'Sayur', attr1: '1' } },
    });
    expect(found).toMatchObject({ __typename, look: { card: 'SLIDER' }, more: { id: 'sayur', name: 'Sayur' } });
    expect(found).toHaveProperty('items.length', 8);
  });

  test.each([0, 1, 2, 3, 4])('of category %i without entries is omitted, with its title', (category) => {
    expect(
      strip({ category, title: 'Promo', items: [], ctas: [], content: '', image: null, metas: {} }),
    ).toBeUndefined();
  });

  test('of actions is a list of at most 8', () => {
    const found = strip({ category: 2, ctas: Array.from({ length: 9 }, () => cta({ type: 19 })) });
    expect(found).toMatchObject({
      __typename: 'ActionSegment',
      actions: Array.from({ length: 8 }, () => ({ kind: 'SHOPPING' })),
    });
  });

  test('of locations has at most 8', () => {
    const found = strip({ category: 3, metas: { maps: Array.from({ length: 9 }, () => mapItem()) } });
    expect(found).toHaveProperty('locations.length', 8);
  });

  test('of text is sanitised and can have a picture', () => {
    expect(
      strip({ category: 4, content: '<b>Hai</b><img src=x onerror=y>', image: 'compbackground/a.svg' }),
    ).toMatchObject({
      __typename: 'TextSegment',
      html: '<b>Hai</b>',
      picture: 'compbackground/a.svg',
      more: null,
    });
  });

  test.each([
    ['listimage/sawah.webp', 'Sawah saat panen'],
    ['listimage/lain.webp', ''],
    [null, ''],
  ])('of text says what its picture %s shows', (image, pictureAlt) => {
    expect(strip({ category: 4, content: '<b>Hai</b>', image })).toMatchObject({ pictureAlt });
  });

  test('of an unknown category is omitted', () => {
    expect(strip({ category: 77 })).toBeUndefined();
  });

  test('has the store’s style if it is valid', () => {
    const metas = { colorText: '#222222', color_button: 'blue' };
    const items = [item()];
    expect(strip({ items, hide_title: 1, color_background: '#ABCDEF', metas })).toMatchObject({
      look: { title: null, background: '#abcdef', textColor: '#222222', buttonColor: null, card: 'GRID' },
    });
    expect(strip({ items, title: ' ', color_text: '#333333', metas })).toMatchObject({
      look: { title: null, textColor: '#333333' },
    });
  });
});
