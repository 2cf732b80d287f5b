import { lazyComponent } from '../../../lazy/lazy-component';

export const sidebarId = 'menu';

/** The server renders it into each page, where it opens without JavaScript. */
export const Sidebar = lazyComponent(() => import(/* webpackChunkName: "sidebar" */ './sidebar'));
