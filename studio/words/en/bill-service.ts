import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const billService = {
  billService: { name: 'Bill service', help: 'A top-up or a bill that a section of bills can offer.' },
  'billService.product_code': {
    name: 'Name at the biller',
    help: 'What the biller calls the service; bills refer to it by this name.',
  },
  'billService.admin_fee': { name: 'Admin fee', help: 'Added to each payment, in rupiah; 0 by default.' },
  'billService.min_digits': {
    name: 'Minimum digits',
    help: 'Shorter numbers are refused, 1 to 15 digits; 6 by default.',
  },
  'billService.max_length': {
    name: 'Maximum digits',
    help: 'Longer numbers are refused; 0 for no limit, 15 by default.',
  },
  'billService.region_label': {
    name: 'Region field label',
    help: 'What a region or provider is called, such as Region; up to 40 characters.',
  },
  'billService.regions': {
    name: 'Regions or providers',
    help: 'Water utilities or internet providers that customers choose from; at most 600.',
  },
  'billService.regions[]': { name: 'Region or provider', help: 'One region or provider.' },
  'billService.regions[].code': { name: 'Name at the biller', help: 'What the biller calls this region.' },
  'billService.regions[].name': { name: 'Region name', help: 'What customers read; up to 60 characters.' },
  'billService.products': { name: 'Products', help: 'What can be bought for a number; none for post-paid bills.' },
  'billService.en': inEnglish,
} satisfies WordsOf<'billService'>;
