export const status = {
  NEW: 0,
  AWAITING_PAYMENT: 1,
  PAYMENT_ACCEPTED: 2,
  SENT: 3,
  RECEIVED: 4,
  PAYMENT_PROCESSING: -99,
  REJECTED: -1,
  CANCELLED: -2,
  VOID: -3,
  NOT_RECEIVED: -4,
} as const;

export type OrderStatus = (typeof status)[keyof typeof status];

/** Purchases are filtered by these states; other statuses belong to none. */
export const purchaseStates = {
  to_pay: [status.AWAITING_PAYMENT, status.PAYMENT_PROCESSING],
  in_process: [status.NEW, status.PAYMENT_ACCEPTED],
  shipped: [status.SENT],
  done: [status.RECEIVED],
  cancelled: [status.REJECTED, status.CANCELLED, status.VOID, status.NOT_RECEIVED],
} as const satisfies { readonly [state: string]: readonly OrderStatus[] };

export type PurchaseState = keyof typeof purchaseStates;

export const statusLabels: Readonly<Record<OrderStatus, string>> = {
  [status.NEW]: 'Menunggu Konfirmasi',
  [status.AWAITING_PAYMENT]: 'Menunggu Pembayaran',
  [status.PAYMENT_ACCEPTED]: 'Menunggu Diproses Penjual',
  [status.SENT]: 'Menunggu Konfirmasi',
  [status.RECEIVED]: 'Selesai',
  [status.PAYMENT_PROCESSING]: 'Menunggu Proses Pembayaran',
  [status.REJECTED]: 'Ditolak',
  [status.CANCELLED]: 'Dibatalkan',
  [status.VOID]: 'Batal',
  [status.NOT_RECEIVED]: 'Tidak Diterima',
};

export const paymentKind = { PLATFORM: 0, SELLER: 1, DIRECT: 2, BALANCE: 3, API: 4 } as const;

export type PaymentKind = (typeof paymentKind)[keyof typeof paymentKind];

export const orderCategory = {
  GOODS: 0,
  SERVICE: 1,
  COURIER: 2,
  CALLED_SERVICE: -2,
  GOODS_AND_COURIER: 3,
  TOP_UP: 4,
  WITHDRAWAL: 5,
  DIGITAL: 6,
  BILL: 7,
} as const;

export type OrderCategory = (typeof orderCategory)[keyof typeof orderCategory];
