import { lazyComponent } from '../../../lazy/lazy-component';

/** Ties the button in the header to the sidebar that it opens. */
export const sidebarId = 'menu';

/** The server writes it into each page, where it opens without a script. */
export const Sidebar = lazyComponent(() => import(/* webpackChunkName: "sidebar" */ './sidebar'));
