import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const variant = {
  variant: { name: 'Variant', help: 'One choice of an item, such as size M in white.' },
  'variant.view_uid': internalName,
  'variant.name': { name: 'Variant name', help: 'Such as M, white; up to 80 characters.' },
  'variant.price': { name: 'Usual price', help: 'What it costs without a discount, in rupiah.' },
  'variant.new_price': { name: 'Discounted price', help: 'What it costs now, in rupiah; 0 without a discount.' },
  'variant.quantity': { name: 'Variant stock', help: 'How many there are, where stock is counted.' },
  'variant.image': { name: 'Variant picture', help: "The item's picture is shown where it is empty." },
  'variant.options': {
    name: 'Options',
    help: 'Such as size and colour, 1 to 3; the same for all variants of the item.',
  },
  'variant.en': inEnglish,
} satisfies WordsOf<'variant'>;
