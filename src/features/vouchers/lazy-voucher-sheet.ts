import { moneyScreen } from '../../routing/customer-screen';

export const VoucherSheet = moneyScreen(() => import(/* webpackChunkName: "voucher-sheet" */ './voucher-sheet'));
