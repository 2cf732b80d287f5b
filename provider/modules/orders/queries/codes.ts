import { OrderStatus } from '../../../__generated__/codes';

/** The states by which purchases are filtered. Other statuses belong to no state. */
export const purchaseStates = {
  to_pay: [OrderStatus.AWAITING_PAYMENT, OrderStatus.PAYMENT_PROCESSING],
  in_process: [OrderStatus.NEW, OrderStatus.PAYMENT_ACCEPTED],
  shipped: [OrderStatus.SENT],
  done: [OrderStatus.RECEIVED],
  cancelled: [OrderStatus.REJECTED, OrderStatus.CANCELLED, OrderStatus.VOID, OrderStatus.NOT_RECEIVED],
} as const satisfies { readonly [state: string]: readonly OrderStatus[] };

export type PurchaseState = keyof typeof purchaseStates;

export const statusLabels: Readonly<Record<OrderStatus, string>> = {
  [OrderStatus.NEW]: 'Menunggu Konfirmasi',
  [OrderStatus.AWAITING_PAYMENT]: 'Menunggu Pembayaran',
  [OrderStatus.PAYMENT_ACCEPTED]: 'Menunggu Diproses Penjual',
  [OrderStatus.SENT]: 'Menunggu Konfirmasi',
  [OrderStatus.RECEIVED]: 'Selesai',
  [OrderStatus.PAYMENT_PROCESSING]: 'Menunggu Proses Pembayaran',
  [OrderStatus.REJECTED]: 'Ditolak',
  [OrderStatus.CANCELLED]: 'Dibatalkan',
  [OrderStatus.VOID]: 'Batal',
  [OrderStatus.NOT_RECEIVED]: 'Tidak Diterima',
};
