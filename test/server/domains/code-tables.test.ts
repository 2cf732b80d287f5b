import {
  actionKind,
  cardStyle,
  componentKind,
  listStyle,
  segmentKind,
} from '../../../server/domains/stores/component-codes';
import {
  borderShape,
  fontFamily,
  headerPalette,
  homeLayout,
  searchBox,
  visibility,
} from '../../../server/domains/stores/codes';
import { itemKind } from '../../../server/domains/catalogue/item-codes';

/** A code that no table will ever have. */
const unheardOf = 4_711;

/** test/contract/codes.test.ts compares the names of all codes. */
describe('an action code', () => {
  test.each([16, 17, 20, 30, 37, 39, 41, 42, 44, -1, unheardOf])('%i is UNKNOWN', (code) => {
    expect(actionKind(code, 'list')).toBe('UNKNOWN');
  });
});

const tables: [string, (code: number) => unknown, Record<number, unknown>, unknown][] = [
  [
    'a component category',
    componentKind,
    {
      0: 'TextComponent',
      1: 'WebsiteButton',
      2: 'LocationMap',
      3: 'ActionList',
      4: 'CustomHtml',
      5: 'BillGrid',
      6: 'ProductList',
      7: 'SegmentList',
    },
    'UnknownComponent',
  ],
  [
    'a segment category',
    segmentKind,
    { 0: 'ItemSegment', 1: 'ShopSegment', 2: 'ActionSegment', 3: 'LocationSegment', 4: 'TextSegment' },
    'UnknownSegment',
  ],
  [
    'an item type',
    itemKind,
    {
      0: 'Goods',
      1: 'Service',
      2: 'TextItem',
      3: 'CourierRide',
      4: 'Shop',
      5: 'DirectPurchase',
      6: 'RedirectLink',
      7: 'WebContent',
      8: 'ContactAction',
    },
    'TextItem',
  ],
  [
    'a home layout',
    homeLayout,
    {
      0: 'TABS',
      1: 'BOTTOM_BAR',
      2: 'TABS',
      3: 'TABS',
      4: 'LIST',
      5: 'FLEX',
      6: 'LIST_WITH_SLIDER',
      7: 'FLEX_WITH_SLIDER',
      8: 'GRID',
      9: 'GRID_WITH_SLIDER',
    },
    'TABS',
  ],
];

describe.each(tables)('%s', (_name, table, names, fallback) => {
  test.each(Object.entries(names))('%s is %s', (code, name) => {
    expect(table(Number(code))).toBe(name);
  });

  test('an unknown code is named UNKNOWN', () => {
    expect(table(unheardOf)).toBe(fallback);
    expect(table(-1)).toBe(fallback);
  });
});

test.each([
  ['a search box', searchBox, 'NAME'],
  ['a header palette', headerPalette, 'RED'],
  ['a border type', borderShape, 'SLIGHTLY_ROUND'],
  ['a font type', fontFamily, 'SYSTEM'],
  ['a card style', cardStyle, 'GRID'],
] as const)('%s that is unknown has a default', (_name, table, fallback) => {
  expect([unheardOf, -1].map(table)).toEqual([fallback, fallback]);
});

test.each(['', '5', 'constructor'])('list style %j is DEFAULT', (code) => {
  expect(listStyle(code)).toBe('DEFAULT');
});

test.each([
  [0, false, false],
  [1, true, false],
  [2, false, true],
  [3, true, true],
  [unheardOf, false, false],
])('visibility %i: menu %s, home %s', (code, isMenu, isOnHome) => {
  expect(visibility(code)).toEqual({ isMenu, isOnHome });
});
