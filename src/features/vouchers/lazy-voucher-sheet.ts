import { customerScreen } from '../../routing/customer-screen';

export const VoucherSheet = customerScreen(() => import(/* webpackChunkName: "voucher-sheet" */ './voucher-sheet'));
