import { customerScreen } from '../../routing/customer-screen';

/** The vouchers of a supplier, with their texts. */
export const VoucherSheet = customerScreen(() => import(/* webpackChunkName: "voucher-sheet" */ './voucher-sheet'));
