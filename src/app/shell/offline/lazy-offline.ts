import { offlineScreen } from '../../../routing/customer-screen';

export const OfflineParts = offlineScreen(() => import(/* webpackChunkName: "offline" */ './offline-parts'));
