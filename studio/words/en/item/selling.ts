import type { WordsOf } from '../../words';

export const itemSelling = {
  'item.price': { name: 'Price', help: 'In rupiah; for a ride, the price per kilometre.' },
  'item.price_before_discount': {
    name: 'Price before the discount',
    help: 'Shown struck through where it is higher than the price; 0 without a discount.',
  },
  'item.quantity': { name: 'Stock', help: 'How many there are, where stock is counted and there are no variants.' },
  'item.use_quantity': { name: 'Count the stock', help: 'Each sale reduces the stock, and nothing is sold at 0.' },
  'item.max_qty': {
    name: 'Maximum per cart',
    help: '100,000 by default; at 0, goods without variants can only be asked about.',
  },
  'item.max_order_qty': { name: 'Maximum per order', help: 'The limit in one order; 0 for no limit.' },
  'item.weight': { name: 'Weight', help: 'In grams, for delivery costs.' },
  'item.purchasable': { name: 'Can be bought', help: 'The buttons to buy are shown; otherwise it is only displayed.' },
  'item.is_open': { name: 'Open', help: 'Otherwise it is marked as closed and cannot be bought.' },
  'item.close_status': { name: 'Closing reason', help: 'What customers read while it is closed; up to 80 characters.' },
  'item.text_buy': {
    name: 'Buy button',
    help: 'Replaces the words of the button to buy, such as BUY; up to 40 characters.',
  },
  'item.discount_flag': { name: 'Takes vouchers', help: 'Vouchers can be used for it.' },
  'item.expired_date': {
    name: 'Use-by date',
    help: 'Of a service or a direct purchase, such as 2026-12-31; not sold after it.',
  },
  'item.variants': { name: 'Variants', help: 'What customers choose from, such as sizes; at most 50.' },
  'item.hours': {
    name: 'Opening hours',
    help: "A day left empty is closed; a shop's hours hold for all that it sells.",
  },
  'item.hours.day_1': { name: 'Monday', help: 'Hours on Mondays, such as 08:00-17:00.' },
  'item.hours.day_2': { name: 'Tuesday', help: 'Hours on Tuesdays, such as 08:00-17:00.' },
  'item.hours.day_3': { name: 'Wednesday', help: 'Hours on Wednesdays, such as 08:00-17:00.' },
  'item.hours.day_4': { name: 'Thursday', help: 'Hours on Thursdays, such as 08:00-17:00.' },
  'item.hours.day_5': { name: 'Friday', help: 'Hours on Fridays, such as 08:00-17:00.' },
  'item.hours.day_6': { name: 'Saturday', help: 'Hours on Saturdays, such as 08:00-17:00.' },
  'item.hours.day_7': { name: 'Sunday', help: 'Hours on Sundays, such as 08:00-17:00.' },
  'item.outside_hours': {
    name: 'Outside opening hours',
    help: "Where it is empty, the shop's rule holds, then the store's.",
  },
} satisfies Partial<WordsOf<'item'>>;
