import type { WordsOf } from '../words';
import { editorReference } from './shared/common';

export const items = {
  items: { name: 'Catalogue', help: 'What the store sells, and its vouchers.' },
  'items.$schema': editorReference,
  'items.items': { name: 'All items', help: 'Item lists show them in this order; at most 20,000.' },
  'items.vouchers': { name: 'Vouchers', help: 'Vouchers that customers may use; at most 500.' },
} satisfies WordsOf<'items'>;
