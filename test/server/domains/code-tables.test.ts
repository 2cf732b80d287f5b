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
  paletteColors,
  homeLayout,
  searchBox,
  visibility,
} from '../../../server/domains/stores/codes';
import { itemKind } from '../../../server/domains/catalogue/item-codes';

/** A code that no table has, now or later. */
const unheardOf = 4_711;

describe('an action code', () => {
  test.each([
    [0, 'WHATSAPP'],
    [1, 'LINE'],
    [2, 'PHONE'],
    [3, 'EMAIL'],
    [4, 'FACEBOOK'],
    [5, 'TWITTER'],
    [6, 'INSTAGRAM'],
    [7, 'WEBSITE'],
    [8, 'TOP_UP'],
    [9, 'WITHDRAW'],
    [10, 'CHAT'],
    [11, 'ITEM'],
    [12, 'NEAR_ME'],
    [13, 'CART'],
    [14, 'ACCOUNT'],
    [15, 'SEARCH'],
    [18, 'FORM'],
    [21, 'BALANCE'],
    [22, 'MESSAGE_LIST'],
    [23, 'PROFILE'],
    [24, 'SETTINGS'],
    [25, 'PASSWORD'],
    [26, 'REFERRAL'],
    [27, 'REFERRAL_LIST'],
    [28, 'BACK'],
    [29, 'LOGOUT'],
    [38, 'CHANGE_POINTS'],
    [40, 'VERIFY_EMAIL'],
    [43, 'MENU'],
  ])('%i is %s in a list and in a button', (code, kind) => {
    expect(actionKind(code, 'list')).toBe(kind);
    expect(actionKind(code, 'button')).toBe(kind);
  });

  test('19 is SHOPPING in a list and CHECKOUT in a button', () => {
    expect(actionKind(19, 'list')).toBe('SHOPPING');
    expect(actionKind(19, 'button')).toBe('CHECKOUT');
  });

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
  ['a search box', searchBox, { 0: 'NAME', 1: 'FIELD', 2: 'LOGO', 3: 'FIELD_AND_NAME', 4: 'NAME' }, 'NAME'],
  ['a header palette', headerPalette, { 0: 'RED', 1: 'BLUE', 2: 'GREEN', 3: 'YELLOW', 4: 'PURPLE' }, 'RED'],
  ['a border type', borderShape, { 0: 'SQUARE', 1: 'SLIGHTLY_ROUND', 2: 'ROUND' }, 'SLIGHTLY_ROUND'],
  ['a font type', fontFamily, { 0: 'SYSTEM', 1: 'PLUS_JAKARTA_SANS', 2: 'INTER', 3: 'NUNITO', 4: 'POPPINS' }, 'SYSTEM'],
  ['a card style', cardStyle, { 0: 'GRID', 1: 'SLIDER' }, 'GRID'],
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
  ['0', 'ROWS'],
  ['1', 'GRID'],
  ['2', 'GRID_COMPACT'],
  ['3', 'SLIDER'],
  ['4', 'SHOPS'],
  ['', 'DEFAULT'],
  ['5', 'DEFAULT'],
  ['constructor', 'DEFAULT'],
])('list style %j is %s', (code, style) => {
  expect(listStyle(code)).toBe(style);
});

test.each([
  ['RED', '#ed5564'],
  ['BLUE', '#4fc1e8'],
  ['GREEN', '#a0d568'],
  ['YELLOW', '#ffce54'],
  ['PURPLE', '#ac92eb'],
] as const)('palette %s is %s', (palette, color) => {
  expect(paletteColors[palette]).toBe(color);
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
