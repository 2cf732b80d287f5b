import { mapStore, mapStoreCard } from '../../../../server/domains/stores/mapping';
import { app, component } from '../../../support/server/rest-examples';

const mapped = (fields: Parameters<typeof app>[0] = {}) => mapStore(app(fields));

test.each([
  [
    'a custom colour that is used',
    { color_custom_flag: 1, color_custom: '#123ABC' },
    { theme: { customColor: '#123abc' } },
  ],
  [
    'a custom colour that is not used',
    { color_custom_flag: 0, color_custom: '#123abc' },
    { theme: { customColor: null } },
  ],
  ['an invalid custom colour', { color_custom_flag: 1, color_custom: 'url(x)' }, { theme: { customColor: null } }],
  [
    'a popup',
    { popup_flag: 1, popup_image: 'popup/a.svg', popup_value: '' },
    { popup: { image: 'popup/a.svg', alt: null, link: null } },
  ],
  [
    'a popup whose picture has a text',
    {
      popup_flag: 1,
      popup_image: 'popup/a.svg',
      pictures: [{ picture: 'popup/a.svg', alt: ' Diskon 20% ', focus_x: 50, focus_y: 50 }],
    },
    { popup: { image: 'popup/a.svg', alt: 'Diskon 20%', link: null } },
  ],
  [
    'focal points, each within its picture and beside its centre',
    {
      pictures: [
        { picture: 'listimage/a.webp', alt: '', focus_x: 140, focus_y: 20 },
        { picture: 'listimage/b.webp', alt: 'Tengah', focus_x: 50, focus_y: 50 },
        { picture: 'x"]{}/c.webp', alt: '', focus_x: 0, focus_y: 0 },
      ],
    },
    { focalPoints: [{ picture: 'listimage/a.webp', x: 100, y: 20 }] },
  ],
  ['no focal points of an older provider', {}, { focalPoints: [] }],
  ['a popup that is off', { popup_flag: 0, popup_image: 'popup/a.svg' }, { popup: null }],
  ['a popup without a picture', { popup_flag: 1, popup_image: null }, { popup: null }],
  [
    'an Android app',
    { android_keyword: 'saldo', android_package: 'id.warung' },
    { androidApp: { keyword: 'saldo', packageName: 'id.warung' } },
  ],
  ['a keyword without an app', { android_keyword: 'saldo' }, { androidApp: null }],
  ['too few columns', { col_num: 0 }, { columns: 2 }],
  ['too many columns', { col_num: 12 }, { columns: 6 }],
  ['a limit below zero', { num_list: -1 }, { menuLimit: null }],
  [
    'flags',
    { need_login: 1, hide_cart: 1, hide_message: 0, hide_login: 1 },
    { signInRequired: true, cartHidden: true, messagesHidden: false, signInHidden: true },
  ],
  ['tabs in its list of messages', { show_message_type: 1 }, { messageTabsShown: true }],
  ['no tabs in its list of messages', { show_message_type: 0 }, { messageTabsShown: false }],
  ['purchases that are hidden', { hide_account_shopping: 1 }, { purchasesHidden: true }],
  ['no prefix', { order_prefix: '' }, { orderPrefix: 'JJ' }],
  ['a prefix', { order_prefix: 'KBN' }, { orderPrefix: 'KBN' }],
  ['an empty short link host', { short_link_host: '' }, { shortLinkHost: null }],
])('a store with %s', (_name, fields, expected) => {
  expect(mapped(fields)).toMatchObject(expected);
});

test('menus are the components listed as menus, in order', () => {
  const components = [1, 0, 3, 2].map((visibility) =>
    component({ view_uid: `v${visibility}`, visibility, icon: 'appicon/a.svg' }),
  );
  expect(mapped({ components }).menus).toEqual([
    { id: 'v1', name: 'Sayur', icon: 'appicon/a.svg' },
    { id: 'v3', name: 'Sayur', icon: 'appicon/a.svg' },
  ]);
});

test('slides without a picture on the media host are omitted', () => {
  const slider = [
    { image: 'appslider/a.svg', title: 'A', show_title: 0, value: '' },
    { image: '../x', title: 'B', show_title: 0, value: null },
    { image: 'appslider/c.svg', title: 'C', show_title: 1, value: 'address://m/sayur' },
  ];
  expect(mapped({ slider }).slider).toEqual([
    { image: 'appslider/a.svg', title: 'A', titleShown: false, link: null },
    { image: 'appslider/c.svg', title: 'C', titleShown: true, link: 'address://m/sayur' },
  ]);
});

test.each([
  ['color-text', '#112233', true],
  ['radius-card', '0.5rem', true],
  ['radius-card', '0', true],
  ['color-text', 'red', false],
  ['color-text', '#11223344', false],
  ['color-text', '#112233;}</style><script>', false],
  ['color-text', 'url(https://evil.test)', false],
  ['a:b', '#112233', false],
  ['}body{color', '#112233', false],
])('theme token %j: %j reaches the page: %s', (name, value, holds) => {
  expect(mapped({ theme: { [name]: value } }).theme.tokens).toEqual(holds ? [{ name, value }] : []);
});

test.each([
  [0, null, '#a0d568'],
  [1, '#123456', '#123456'],
  [1, 'nonsense', '#a0d568'],
])('the card of a store with flag %i and colour %j is %s', (color_custom_flag, color_custom, color) => {
  expect(mapStoreCard(app({ color_custom_flag, color_custom }))).toEqual({
    codename: 'warung',
    name: 'Warung',
    tagline: 'Segar tiap hari',
    icon: 'appicon/warung.svg',
    color,
    signInRequired: false,
  });
});

test('the card of a members-only store says so', () => {
  expect(mapStoreCard(app({ need_login: 1 })).signInRequired).toBe(true);
});
