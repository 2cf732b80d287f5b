import type { StoreShell } from '../../../src/api/store-context';

const plain: StoreShell = {
  __typename: 'Store',
  id: 'kopi01',
  codename: 'kopi',
  name: 'Kopi Kita',
  tagline: 'Diseduh pelan-pelan',
  description: 'Kedai kopi di Bandung',
  icon: null,
  layout: 'TABS',
  columns: 4,
  menuLimit: null,
  signInRequired: false,
  cartHidden: false,
  messagesHidden: false,
  signInHidden: false,
  purchasesHidden: false,
  orderPrefix: 'JJ',
  isTranslated: true,
  currency: 'Rp',
  currencyCode: 'IDR',
  shortLinkHost: null,
  header: { __typename: 'StoreHeader', logo: null, searchBox: 'NAME', searchHint: '' },
  menus: [
    { __typename: 'Menu', id: 'biji1', name: 'Biji Kopi', icon: null },
    { __typename: 'Menu', id: 'alat2', name: 'Alat Seduh', icon: null },
  ],
  labels: [],
  slider: [],
  popup: null,
  androidApp: null,
};

/** A store with defaults, of which a test overrides what it is about. */
export const testStore = (differences: Partial<StoreShell> = {}): StoreShell => ({ ...plain, ...differences });

export const withSearchBox = (searchBox: StoreShell['header']['searchBox'], logo: string | null = null) =>
  testStore({ header: { ...plain.header, searchBox, logo } });
