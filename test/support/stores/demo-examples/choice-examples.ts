import type { DemoExample } from '../demo-examples';

const goods = 0;

/** Prices, stock and variants. */
export const choiceExamples: readonly DemoExample[] = [
  ['one price', 'plasanusa', 'cobek20', ({ type, variants }) => type === goods && variants.length === 0],
  ['discount', 'plasanusa', 'pisau18', ({ price, price_before_discount }) => price_before_discount > price],
  [
    'variants of size and colour, chosen each by itself',
    'ronasenja',
    'kemejalinen',
    ({ variants }) => variants.length >= 6 && variants.every(({ options, image }) => options?.length === 2 && image),
  ],
  [
    'variants with options and none of them sold out',
    'ronasenja',
    'hijabvoal',
    ({ variants }) => variants.every(({ options, quantity }) => options?.length === 1 && quantity > 0),
  ],
  [
    'variants chosen by their names',
    'ronasenja',
    'gaunsenja',
    ({ variants }) => variants.length > 0 && variants.every(({ options }) => !options),
  ],
  [
    'variants of which some are cheaper now',
    'ronasenja',
    'kemejalinen',
    ({ variants }) => variants.some((one) => one.new_price > 0) && variants.some((one) => one.new_price === 0),
  ],
  [
    'a variant of which few are left (under 6)',
    'ronasenja',
    'gaunsenja',
    ({ variants }) => variants.some(({ quantity }) => quantity > 0 && quantity < 6),
  ],
  [
    'a variant that is sold out',
    'plasanusa',
    'kabel2',
    ({ variants, quantity }) => quantity > 0 && variants.some((one) => one.quantity === 0),
  ],
  [
    'all variants sold out',
    'ronasenja',
    'terusanlinen',
    ({ variants, use_quantity, quantity }) => variants.length > 0 && use_quantity === 1 && quantity === 0,
  ],
  [
    'sold out, without variants',
    'plasanusa',
    'keyboard1',
    ({ variants, use_quantity, quantity }) => variants.length === 0 && use_quantity === 1 && quantity === 0,
  ],
  [
    'few left, without variants',
    'plasanusa',
    'kipasmeja',
    ({ variants, quantity }) => variants.length === 0 && quantity > 0 && quantity < 6,
  ],
  [
    'stock not counted, variants',
    'ronasenja',
    'kaosrona',
    ({ variants, use_quantity }) => variants.length > 0 && use_quantity === 0,
  ],
  [
    'stock not counted, no variants',
    'plasanusa',
    'bukubekas',
    ({ type, variants, use_quantity, max_qty }) =>
      type === goods && variants.length === 0 && use_quantity === 0 && max_qty > 0,
  ],
  [
    '`max_qty` below the stock',
    'plasanusa',
    'serbet',
    ({ max_qty, quantity, variants }) => variants.length === 0 && max_qty > 0 && max_qty < quantity,
  ],
  [
    '`max_qty` 0 without variants: no cart',
    'plasanusa',
    'sangkar',
    ({ type, max_qty, variants, is_open }) => type === goods && is_open === 1 && max_qty === 0 && variants.length === 0,
  ],
  [
    '`max_order_qty` below `max_qty`',
    'plasanusa',
    'pasirkucing',
    ({ max_order_qty, max_qty }) => max_order_qty > 0 && max_order_qty < max_qty,
  ],
  ['`purchasable` 0', 'apotekmelati', 'amoksisilin', ({ purchasable }) => purchasable === 0],
  ['`text_buy`', 'kebunara', 'kunjungkebun', ({ text_buy }) => text_buy !== ''],
  ['BELI, without `text_buy`', 'bereskan', 'cucistroller', ({ type, text_buy }) => type === 1 && text_buy === ''],
  [
    'closed goods: `is_open` 0',
    'kebunara',
    'kepiting1',
    ({ type, is_open, close_status }) => type === goods && is_open === 0 && close_status !== '',
  ],
  [
    'closed goods: closing text',
    'kebunara',
    'cumi500',
    ({ type, is_open, close_status }) => type === goods && is_open === 1 && close_status === 'Di luar jam operasional',
  ],
];
