import type { HomeLayout } from '../../__generated__/gql/graphql';

export interface HomeShape {
  menus: 'tabs' | 'bar' | 'list' | 'flex' | 'grid';
  slider: boolean;
}

/** The home page of each layout. A layout added to the schema without a shape fails the type check here. */
export const homeLayouts: { readonly [Layout in HomeLayout]: HomeShape } = Object.freeze({
  TABS: { menus: 'tabs', slider: false },
  BOTTOM_BAR: { menus: 'bar', slider: false },
  LIST: { menus: 'list', slider: false },
  FLEX: { menus: 'flex', slider: false },
  LIST_WITH_SLIDER: { menus: 'list', slider: true },
  FLEX_WITH_SLIDER: { menus: 'flex', slider: true },
  GRID: { menus: 'grid', slider: false },
  GRID_WITH_SLIDER: { menus: 'grid', slider: true },
});
