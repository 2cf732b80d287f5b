import type { WordsOf } from '../words';
import { editorReference } from './shared/common';

export const store = {
  store: { name: 'Store', help: 'Everything that this store contains, and its rules.' },
  'store.$schema': editorReference,
  'store.codename': {
    name: "Name in the store's address",
    help: "Part of the store's address; 2 to 40 lowercase letters, digits, dashes or underscores.",
  },
  'store.revision': {
    name: 'Revision number',
    help: "Set when the file is exported, so that nobody's newer changes are overwritten.",
  },
  'store.domains': {
    name: 'Custom domains',
    help: 'Web addresses of your own that open this store, where the server allows it; at most 20.',
  },
  'store.app': { name: 'Identity and rules', help: 'Name, look, home page and shopping rules of the store.' },
  'store.theme': { name: 'Colours and corners', help: 'What differs from the basic look; empty ones follow it.' },
  'store.components': { name: 'Sections', help: 'What menus and the home page show, in this order; 1 to 60.' },
  'store.bill_services': {
    name: 'Bill services',
    help: 'Top-ups and bills that the bill sections offer; at most 100.',
  },
  'store.rides': { name: 'Ride fares', help: 'Zones, times and demand by which rides cost more or less.' },
  'store.forms': {
    name: 'Forms',
    help: 'Forms of rides, of delivery by driver, or of pages of their own; at most 50.',
  },
  'store.pictures': {
    name: 'Descriptions of pictures',
    help: 'What pictures show, and what stays visible where they are cut.',
  },
} satisfies WordsOf<'store'>;
