import type { HomeLayout } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

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

/** True where the home page shows one component at a time. */
export const isTabbed = (layout: HomeLayout) => layout === 'TABS' || layout === 'BOTTOM_BAR';
