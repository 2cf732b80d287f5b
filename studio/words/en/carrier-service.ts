import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const carrierService = {
  carrierService: { name: 'Package', help: 'One package of a carrier, with its rates and days.' },
  'carrierService.service': { name: 'Short name', help: 'Letters and digits such as REG; up to 20.' },
  'carrierService.description': {
    name: 'Package description',
    help: 'What it offers, in a few words; up to 60 characters.',
  },
  'carrierService.base': { name: 'First kilogram', help: 'Cost of the first kilogram in the same city, in rupiah.' },
  'carrierService.per_kg': { name: 'Further kilograms', help: 'Cost of each further kilogram, in rupiah.' },
  'carrierService.per_zone': {
    name: 'Extra cost per zone',
    help: 'Added per kilogram for each zone: same province, same island, then farther, in rupiah.',
  },
  'carrierService.days_from': { name: 'Shortest time', help: 'The fastest delivery in the same city, 0 to 60 days.' },
  'carrierService.days_to': { name: 'Longest time', help: 'The slowest delivery in the same city, 0 to 60 days.' },
  'carrierService.days_per_zone': {
    name: 'Extra days per zone',
    help: 'Days more for each zone farther; 1 by default.',
  },
  'carrierService.farthest_zone': {
    name: 'Reach',
    help: 'The farthest zone that the package serves; everywhere by default.',
  },
  'carrierService.farthest_zone=0': {
    name: 'Same city',
    help: 'Only within the city or regency that goods are sent from.',
  },
  'carrierService.farthest_zone=1': {
    name: 'Same province',
    help: 'Up to all of the province that goods are sent from.',
  },
  'carrierService.farthest_zone=2': { name: 'Same island', help: 'Up to all of the island that goods are sent from.' },
  'carrierService.farthest_zone=3': { name: 'Everywhere', help: 'Without a limit of distance.' },
  'carrierService.en': inEnglish,
} satisfies WordsOf<'carrierService'>;
