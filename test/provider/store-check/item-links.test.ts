import { itemReferences, missingItem } from '../../../provider/store-check/rules/item-links';

test.each([
  ['a slide', { app: { slider: [{ value: 'address://p/mangga1' }] } }, ['mangga1', 'app.slider.0.value']],
  ['a popup', { app: { popup_value: '/p/Mangga-Arum-mangga1' } }, ['mangga1', 'app.popup_value']],
  [
    'a link in a text',
    { components: [{ attr1: '<a href="{address}p/x-mangga1">x</a>' }] },
    ['mangga1', 'components.0.attr1'],
  ],
  [
    'an action of a component',
    { components: [{ ctas: [{ type: 11, value: 'mangga1' }] }] },
    ['mangga1', 'components.0.ctas.0.value'],
  ],
  [
    'an action of a segment',
    { components: [{ segments: [{ ctas: [{ type: 0 }, { type: 11, value: 'mangga1' }] }] }] },
    ['mangga1', 'components.0.segments.0.ctas.1.value'],
  ],
])('%s opens an item', (_what, document, reference) =>
  expect(itemReferences(document).map(({ id, path }) => [id, path.join('.')])).toEqual([reference]),
);

test.each([
  ['other actions', { components: [{ ctas: [{ type: 43, value: 'mangga1' }] }] }],
  ['an action without a value', { components: [{ ctas: [{ type: 11 }] }] }],
  ['a payment of the same number', { app: { payment_options: [{ type: 11, value: 'mangga1' }] } }],
  ['links to sections and pages', { app: { popup_value: 'address://m/promo', tagline: 'address://act/cart' } }],
  ['another site', { app: { popup_value: 'https://toko.example/p/mangga1' } }],
])('%s: no item', (_what, document) => expect(itemReferences(document)).toEqual([]));

test('a missing item is named as it is written', () => {
  const path = ['app', 'popup_value'];
  expect(missingItem({ id: 'x', path, link: 'address://p/x' })).toMatchObject({
    path,
    code: 'DEAD_ITEM_LINK',
    params: { link: 'address://p/x' },
  });
  expect(missingItem({ id: 'x', path, link: null })).toMatchObject({
    path,
    code: 'UNKNOWN_ITEM',
    params: { value: 'x' },
  });
});
