import { offlineScreen } from '../../../routing/customer-screen';

/** Comes when the page is at rest. */
export const OfflineParts = offlineScreen(() => import(/* webpackChunkName: "offline" */ './offline-parts'));
