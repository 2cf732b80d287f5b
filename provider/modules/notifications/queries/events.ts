/** The events that notify a customer, who can mute each of them. */
export const notificationKinds = ['order', 'payment', 'chat', 'invoice', 'ride'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

interface Event {
  kind: NotificationKind;
  /**
   * `{subject}` is the number of an order or invoice, or who wrote. A locked phone shows the text, so it has no amount,
   * name or address.
   */
  in: string;
  en: string;
}

export const notificationEvents = {
  'order.confirmed': {
    kind: 'order',
    in: 'Pesanan {subject} dikonfirmasi dan sedang diproses.',
    en: 'Order {subject} is confirmed and being prepared.',
  },
  'order.paid': {
    kind: 'order',
    in: 'Pembayaran pesanan {subject} diterima.',
    en: 'The payment of order {subject} was received.',
  },
  'order.shipped': { kind: 'order', in: 'Pesanan {subject} sudah dikirim.', en: 'Order {subject} has been sent.' },
  'order.done': { kind: 'order', in: 'Pesanan {subject} selesai.', en: 'Order {subject} is done.' },
  'order.not-received': {
    kind: 'order',
    in: 'Pesanan {subject} tidak sampai ke tujuan.',
    en: 'Order {subject} did not arrive.',
  },
  'order.rejected': {
    kind: 'order',
    in: 'Pesanan {subject} ditolak. Lihat alasannya.',
    en: 'Order {subject} was rejected. See the reason.',
  },
  'order.expired': {
    kind: 'order',
    in: 'Pesanan {subject} batal karena tidak dibayar.',
    en: 'Order {subject} has ended because it was not paid.',
  },
  'top-up.done': { kind: 'order', in: 'Isi saldo {subject} berhasil.', en: 'Top-up {subject} is done.' },
  'withdrawal.done': {
    kind: 'order',
    in: 'Penarikan saldo {subject} sudah ditransfer.',
    en: 'Withdrawal {subject} has been transferred.',
  },
  'top-up.rejected': {
    kind: 'order',
    in: 'Isi saldo {subject} ditolak. Lihat alasannya.',
    en: 'Top-up {subject} was rejected. See the reason.',
  },
  'top-up.expired': {
    kind: 'order',
    in: 'Isi saldo {subject} batal karena tidak dibayar.',
    en: 'Top-up {subject} has ended because it was not paid.',
  },
  'withdrawal.rejected': {
    kind: 'order',
    in: 'Penarikan saldo {subject} ditolak, dan saldonya dikembalikan.',
    en: 'Withdrawal {subject} was rejected, and its amount is back in your wallet.',
  },
  'payment.due': {
    kind: 'payment',
    in: 'Pesanan {subject} dikonfirmasi. Bayar sebelum batas waktunya.',
    en: 'Order {subject} is confirmed. Pay it before its time is over.',
  },
  'payment.reminder': {
    kind: 'payment',
    in: 'Pesanan {subject} belum dibayar, dan batas waktunya kurang dari 2 jam lagi.',
    en: 'Order {subject} is not paid yet, and ends in less than 2 hours.',
  },
  'refund.opened': {
    kind: 'payment',
    in: 'Pengembalian dana {subject} diproses penjual.',
    en: 'The seller is processing the refund of {subject}.',
  },
  'refund.done': {
    kind: 'payment',
    in: 'Dana {subject} sudah dikembalikan.',
    en: 'The money of {subject} has been returned.',
  },
  'chat.message': { kind: 'chat', in: 'Pesan baru dari {subject}.', en: 'New message from {subject}.' },
  'invoice.created': {
    kind: 'invoice',
    in: 'Tagihan baru {subject} menunggu pembayaran.',
    en: 'A new invoice, {subject}, is waiting for your payment.',
  },
  'invoice.due': {
    kind: 'payment',
    in: 'Tagihan {subject} belum dibayar, dan segera jatuh tempo.',
    en: 'Invoice {subject} is not paid yet, and is due soon.',
  },
  'invoice.overdue': {
    kind: 'payment',
    in: 'Tagihan {subject} sudah lewat jatuh tempo dan belum dibayar.',
    en: 'Invoice {subject} is past its due date and not paid yet.',
  },
  'invoice.paid': {
    kind: 'invoice',
    in: 'Pembayaran tagihan {subject} diterima.',
    en: 'The payment of invoice {subject} was received.',
  },
  'invoice.proof-rejected': {
    kind: 'invoice',
    in: 'Bukti pembayaran tagihan {subject} ditolak. Kirim bukti yang lain.',
    en: 'The proof of payment of invoice {subject} was rejected. Send another one.',
  },
  'ride.on-the-way': {
    kind: 'ride',
    in: 'Pengemudi pesanan {subject} sedang menuju ke tempat jemput.',
    en: 'The driver of order {subject} is on the way.',
  },
  'ride.arrived': {
    kind: 'ride',
    in: 'Pengemudi pesanan {subject} sudah tiba.',
    en: 'The driver of order {subject} has arrived.',
  },
  'ride.picked-up': {
    kind: 'ride',
    in: 'Perjalanan pesanan {subject} dimulai.',
    en: 'The ride of order {subject} has begun.',
  },
  'ride.done': {
    kind: 'ride',
    in: 'Perjalanan pesanan {subject} selesai.',
    en: 'The ride of order {subject} is done.',
  },
  'ride.no-driver': {
    kind: 'ride',
    in: 'Tidak ada pengemudi untuk pesanan {subject}.',
    en: 'There is no driver for order {subject}.',
  },
  'ride.driver-cancelled': {
    kind: 'ride',
    in: 'Pengemudi membatalkan pesanan {subject}.',
    en: 'The driver has cancelled order {subject}.',
  },
} as const satisfies Readonly<Record<string, Event>>;

export type NotificationEvent = keyof typeof notificationEvents;

const isEvent = (event: string): event is NotificationEvent => Object.hasOwn(notificationEvents, event);

/** In the language of the account; undefined for an event that only another version of the program knows. */
export const notificationText = (event: string, subject: string, language: 'in' | 'en'): string | undefined =>
  isEvent(event) ? notificationEvents[event][language].replace('{subject}', () => subject) : undefined;
