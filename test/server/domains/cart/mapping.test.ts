import { chosenPieces } from '../../../../server/domains/cart/adapter';
import { mapCartLine } from '../../../../server/domains/cart/mapping';
import type { Rest } from '../../../../server/model/models';

const line: Rest['CartItem'] = {
  ...{ cart_unique_id: '7', cart_view_uid: '7', checked: 1, currency: 'Rp', image: null, list_view_uid: 'bayam' },
  ...{ max_qty: 4, max_order_qty: 2, partner_view_uid: null, price: 5_000, qty: 2, title: 'Bayam', type: 0 },
  ...{ variant_view_uid: null, variant_name: null, weight: 250, use_quantity: 1, is_open: 1 },
};

test.each<[fields: Partial<Rest['CartItem']>, result: object]>([
  [{}, { stock: 4, orderLimit: 2, checked: true, isOpen: true, outsideHours: null }],
  [{ max_order_qty: 1 }, { orderLimit: 1 }],
  [{ max_order_qty: 0 }, { orderLimit: null }],
  [{ max_qty: 0 }, { stock: 0 }],
  [{ use_quantity: 0 }, { stock: null }],
  [
    { checked: 0, is_open: 0 },
    { checked: false, isOpen: false },
  ],
])('a line with %j has %j', (fields, result) => {
  expect(mapCartLine({ ...line, ...fields }, 'Rp')).toMatchObject(result);
});

test.each([
  ['an item alone', [{ id: 'kaus', quantity: 2 }], { list_vuid: 'kaus', quantity: 2 }],
  [
    'its variants',
    [
      { id: 'merah', quantity: 1 },
      { id: 'biru', quantity: 3 },
    ],
    { list_vuid: 'kaus', variants: '[{"view_uid":"merah","qty":1},{"view_uid":"biru","qty":3}]' },
  ],
  ['nothing', [], { list_vuid: 'kaus' }],
])('of %s exactly that is sent', (_what, lines, fields) => {
  expect(chosenPieces('kaus', lines)).toEqual(fields);
});
