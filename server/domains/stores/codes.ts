import type {
  BalanceMode,
  BorderShape,
  FontFamily,
  HeaderPalette,
  HomeLayout,
  PhoneVerification,
  SearchBox,
} from '../../__generated__/resolvers';
import { codeTable, reportUnknownCode } from '../../model/code-table';

export const balanceMode = codeTable<BalanceMode, BalanceMode>(
  'BalanceMode',
  { open: 'OPEN', close: 'CLOSED', closed: 'CLOSED' },
  'OPEN',
);

export const borderShape = codeTable<BorderShape, BorderShape>(
  'BorderType',
  { 0: 'SQUARE', 1: 'SLIGHTLY_ROUND', 2: 'ROUND' },
  'SLIGHTLY_ROUND',
);

export const fontFamily = codeTable<FontFamily, FontFamily>(
  'FontType',
  { 0: 'SYSTEM', 1: 'PLUS_JAKARTA_SANS', 2: 'INTER', 3: 'NUNITO', 4: 'POPPINS' },
  'SYSTEM',
);

export const headerPalette = codeTable<HeaderPalette, HeaderPalette>(
  'HeaderPalette',
  { 0: 'RED', 1: 'BLUE', 2: 'GREEN', 3: 'YELLOW', 4: 'PURPLE' },
  'RED',
);

export const paletteColors: Readonly<Record<HeaderPalette, string>> = {
  RED: '#ed5564',
  BLUE: '#4fc1e8',
  GREEN: '#a0d568',
  YELLOW: '#ffce54',
  PURPLE: '#ac92eb',
};

export const homeLayout = codeTable<HomeLayout, HomeLayout>(
  'HomeLayout',
  {
    0: 'TABS',
    1: 'BOTTOM_BAR',
    2: 'TABS',
    3: 'TABS',
    4: 'LIST',
    5: 'FLEX',
    6: 'LIST_WITH_SLIDER',
    7: 'FLEX_WITH_SLIDER',
    8: 'GRID',
    9: 'GRID_WITH_SLIDER',
  },
  'TABS',
);

/** Whether the home page shows one component at a time. */
export const isTabbed = (layout: HomeLayout) => layout === 'TABS' || layout === 'BOTTOM_BAR';

export const phoneVerification = codeTable<PhoneVerification, PhoneVerification>(
  'PhoneVerification',
  { 0: 'NONE', 1: 'SKIPPABLE', 2: 'REQUIRED' },
  'NONE',
);

export const searchBox = codeTable<SearchBox, SearchBox>(
  'SearchBox',
  { 0: 'NAME', 1: 'FIELD', 2: 'LOGO', 3: 'FIELD_AND_NAME' },
  'NAME',
);

export interface Visibility {
  readonly isMenu: boolean;
  readonly isOnHome: boolean;
}

const visibilities: Readonly<Record<number, Visibility>> = {
  0: { isMenu: false, isOnHome: false },
  1: { isMenu: true, isOnHome: false },
  2: { isMenu: false, isOnHome: true },
  3: { isMenu: true, isOnHome: true },
};

const byUrlOnly: Visibility = { isMenu: false, isOnHome: false };

export function visibility(code: number): Visibility {
  const entry = visibilities[code];
  if (!entry) reportUnknownCode({ enumeration: 'Visibility', code });
  return entry ?? byUrlOnly;
}
