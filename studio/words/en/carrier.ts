import type { WordsOf } from '../words';
import { internalName } from './shared/common';

export const carrier = {
  carrier: { name: 'Carrier', help: 'One way of delivery that the checkout offers.' },
  'carrier.view_uid': internalName,
  'carrier.name': { name: 'Carrier name', help: 'What customers choose it by; up to 40 characters.' },
  'carrier.icon': { name: 'Carrier icon', help: 'Square picture beside the name.' },
  'carrier.type': { name: 'Way of delivery', help: 'Decides how the delivery cost is worked out.' },
  'carrier.type=1': {
    name: 'Driver delivery',
    help: 'A driver picks up and brings the goods; the cost is per kilometre.',
  },
  'carrier.type=2': { name: 'Fixed cost', help: 'Every parcel costs the same.' },
  'carrier.type=3': { name: 'Packages', help: 'Customers choose a package; its cost depends on weight and distance.' },
  'carrier.cost': {
    name: 'Delivery cost',
    help: 'Per parcel at a fixed cost, or per kilometre by a driver, in rupiah.',
  },
  'carrier.lat': {
    name: 'Pick-up latitude',
    help: 'Where a driver starts if neither goods nor shop have a location; required for a driver.',
  },
  'carrier.lng': { name: 'Pick-up longitude', help: 'Completes the pick-up latitude.' },
  'carrier.address': {
    name: 'Pick-up address',
    help: 'The address of the pick-up point on the route; up to 200 characters.',
  },
  'carrier.services': { name: 'Packages', help: 'The packages with their rates and days; at most 20.' },
  'carrier.extra_services': {
    name: 'Driver delivery extras',
    help: 'What can be added to the delivery by a driver; at most 20.',
  },
  'carrier.form_view_uid': {
    name: 'Driver delivery form',
    help: "The store's form that customers fill in for a driver; empty for none.",
  },
} satisfies WordsOf<'carrier'>;
