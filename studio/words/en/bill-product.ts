import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const billProduct = {
  billProduct: { name: 'Product', help: 'One thing to buy for a number.' },
  'billProduct.product_code': { name: 'Name at the biller', help: 'What the biller calls this product.' },
  'billProduct.name': { name: 'Product name', help: 'What customers read, such as 25,000; up to 60 characters.' },
  'billProduct.desc': { name: 'Product description', help: 'A short text under the name; up to 200 characters.' },
  'billProduct.price': { name: 'Price', help: 'What customers pay, in rupiah.' },
  'billProduct.standard_price': {
    name: 'Price before the discount',
    help: 'Shown struck through where it is higher than the price; 0 without a discount.',
  },
  'billProduct.brand': {
    name: 'Brand or operator',
    help: 'For credit and data, the operator of the phone numbers; empty for all numbers.',
  },
  'billProduct.en': inEnglish,
} satisfies WordsOf<'billProduct'>;
