import { lazyComponent } from '../../../lazy/lazy-component';

/** The server writes it into each page, where it opens without a script. */
export const Sidebar = lazyComponent(() => import(/* webpackChunkName: "sidebar" */ './sidebar'));
