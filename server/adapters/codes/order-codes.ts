import type {
  OrderCategory,
  OrderStatus,
  OrderStage,
  PaymentKind,
  PrepaidKind,
  CheckoutKind,
  CarrierKind,
  VoucherCategory,
} from '../../__generated__/resolvers';
import { codeTable } from './code-table';
import { ProviderError } from '../../provider-client/provider-error';

export const orderCategory = codeTable<OrderCategory, OrderCategory>(
  'OrderCategory',
  {
    0: 'GOODS',
    1: 'SERVICE',
    2: 'COURIER',
    [-2]: 'CALLED_SERVICE',
    3: 'GOODS_AND_COURIER',
    4: 'TOP_UP',
    5: 'WITHDRAWAL',
    6: 'DIGITAL',
    7: 'BILL',
  },
  'UNKNOWN',
);

/** An order of unknown status offers only what its own flags offer. */
export const orderStatus = codeTable<OrderStatus, OrderStatus>(
  'OrderStatus',
  {
    0: 'NEW',
    1: 'AWAITING_PAYMENT',
    2: 'PAYMENT_ACCEPTED',
    3: 'SENT',
    4: 'RECEIVED',
    [-99]: 'PAYMENT_PROCESSING',
    [-1]: 'REJECTED',
    [-2]: 'CANCELLED',
    [-3]: 'VOID',
    [-4]: 'NOT_RECEIVED',
  },
  'UNKNOWN',
);

export const orderStageCode = {
  TO_PAY: 'to_pay',
  IN_PROCESS: 'in_process',
  SHIPPED: 'shipped',
  DONE: 'done',
  CANCELLED: 'cancelled',
} as const satisfies Record<OrderStage, string>;

/** An unknown bill is asked for by a customer number. */
export const prepaidKind = codeTable<PrepaidKind, PrepaidKind>(
  'BillCategory',
  { 0: 'CREDIT', 1: 'DATA', 2: 'E_WALLET', 5: 'METER' },
  'METER',
);

export const paymentKind = codeTable<PaymentKind, PaymentKind>(
  'PaymentKind',
  { 0: 'PLATFORM', 1: 'SELLER', 2: 'DIRECT', 3: 'BALANCE', 4: 'API' },
  'UNKNOWN',
);

export const paymentKindCode = { PLATFORM: 0, SELLER: 1, DIRECT: 2, BALANCE: 3, API: 4 } as const satisfies Record<
  Exclude<PaymentKind, 'UNKNOWN'>,
  number
>;

/** @throws ProviderError of kind `input` for a kind that the contract does not list. */
export function sentPaymentKind(kind: PaymentKind): 0 | 1 | 2 | 3 | 4 {
  if (kind === 'UNKNOWN') throw new ProviderError('input', '', { detail: 'an unknown kind of payment' });
  return paymentKindCode[kind];
}

/** By the type of the items; an invoice, a top-up and a bill by their flags. */
export const checkoutKindCode = {
  GOODS: { cart_type: 0 },
  SERVICE: { cart_type: 1 },
  COURIER_RIDE: { cart_type: 3 },
  DIRECT_PURCHASE: { cart_type: 5 },
  INVOICE: { cart_type: 0, invoice_flag: 1 },
  TOP_UP: { cart_type: 0, topup_flag: 1 },
  BILL: { cart_type: 5, bill_flag: 1 },
} as const satisfies Record<CheckoutKind, { cart_type: number; invoice_flag?: 1; topup_flag?: 1; bill_flag?: 1 }>;

const itemCheckouts = ['SERVICE', 'DIRECT_PURCHASE'] as const;

export const checkoutKind = (itemType: number | undefined): CheckoutKind =>
  itemCheckouts.find((kind) => checkoutKindCode[kind].cart_type === itemType) ?? 'GOODS';

export const carrierKind = codeTable<CarrierKind, CarrierKind>(
  'CarrierType',
  { 1: 'RIDE', 2: 'FIXED', 3: 'PACKAGES' },
  'PACKAGES',
);

export const carrierKindCode = { RIDE: 1, FIXED: 2, PACKAGES: 3 } as const satisfies Record<CarrierKind, number>;

export const formFieldKind = codeTable(
  'FormLineType',
  { 0: 'TEXT', 1: 'NUMBER', 2: 'DATE', 3: 'TIME', 4: 'CHOICE', 5: 'CHOICES', 6: 'LINK', 7: 'FILE', 8: 'POSITION' },
  'UNKNOWN',
);

/** How far a ride is; a state that the contract does not list is shown as one under way. */
export const rideState = codeTable(
  'RideState',
  {
    waiting: 'WAITING',
    searching: 'SEARCHING',
    on_the_way: 'ON_THE_WAY',
    arrived: 'ARRIVED',
    picked_up: 'PICKED_UP',
    done: 'DONE',
    no_driver: 'NO_DRIVER',
    driver_cancelled: 'DRIVER_CANCELLED',
    cancelled: 'CANCELLED',
  },
  'UNKNOWN',
);

export const voucherCategory = codeTable<VoucherCategory, VoucherCategory>(
  'VoucherCategory',
  { 0: 'GOODS', 1: 'DELIVERY', 2: 'GOODS_AND_DELIVERY', 3: 'SERVICE', 4: 'COURIER', 5: 'DIGITAL' },
  'UNKNOWN',
);

export const voucherCategoryCode = {
  GOODS: 0,
  DELIVERY: 1,
  GOODS_AND_DELIVERY: 2,
  SERVICE: 3,
  COURIER: 4,
  DIGITAL: 5,
} as const satisfies Record<Exclude<VoucherCategory, 'UNKNOWN'>, number>;
