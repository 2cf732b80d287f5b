import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const voucher = {
  voucher: { name: 'Voucher', help: 'Takes off what items that take vouchers cost, or the delivery.' },
  'voucher.code': { name: 'Voucher code', help: 'What customers enter; 3 to 30 capital letters and digits.' },
  'voucher.category': { name: 'Valid for', help: 'What the voucher takes from.' },
  'voucher.category=0': { name: 'Goods', help: 'Takes from the price of goods.' },
  'voucher.category=1': { name: 'Delivery', help: 'Takes from the delivery cost.' },
  'voucher.category=2': { name: 'Goods and delivery', help: 'Takes from the price of goods and the delivery cost.' },
  'voucher.category=3': { name: 'Services', help: 'Takes from the price of services.' },
  'voucher.category=4': { name: 'Rides', help: 'Takes from the fare of rides.' },
  'voucher.category=5': { name: 'Digital', help: 'Takes from direct purchases, top-ups and bills.' },
  'voucher.type': { name: 'Discount type', help: 'A fixed amount or a percentage.' },
  'voucher.type=0': { name: 'Rupiah', help: 'Takes off a fixed amount.' },
  'voucher.type=1': { name: 'Percent', help: 'Takes off a share, by its percentage.' },
  'voucher.value': { name: 'Discount', help: 'In rupiah, or in percent up to 100.' },
  'voucher.max_value': {
    name: 'Maximum discount',
    help: 'The most that a percentage takes off, in rupiah; 0 for no limit.',
  },
  'voucher.min_price': {
    name: 'Minimum order',
    help: 'The smallest subtotal that it can be used for, in rupiah; 0 by default.',
  },
  'voucher.quota': { name: 'Quota', help: 'How often it can be used by all customers; no limit where empty.' },
  'voucher.per_customer': {
    name: 'Uses per customer',
    help: 'How often each customer can use it; 0 for no limit, 1 by default.',
  },
  'voucher.start_date': { name: 'First day', help: 'The first day in western Indonesia, such as 2026-11-20.' },
  'voucher.end_date': { name: 'Last day', help: 'The last day in western Indonesia, such as 2026-12-31.' },
  'voucher.partner': { name: 'Shop', help: 'Only for items of this shop; for the whole store where empty.' },
  'voucher.cashback_flag': {
    name: 'Cashback',
    help: 'Given as balance once the order is completed, instead of a discount.',
  },
  'voucher.note': { name: 'Voucher note', help: 'What customers read about it; up to 200 characters.' },
  'voucher.en': inEnglish,
} satisfies WordsOf<'voucher'>;
