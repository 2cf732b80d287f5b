import { lazyComponent } from '../../../lazy/lazy-component';

export const sidebarId = 'menu';

/** The server writes it into each page, where it opens without a script. */
export const Sidebar = lazyComponent(() => import(/* webpackChunkName: "sidebar" */ './sidebar'));
