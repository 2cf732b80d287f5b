import type { Locale } from '../../base/locale';

interface Texts {
  readonly home: string;
  readonly office: string;
  readonly question: string;
  readonly answer: string;
  readonly thanks: string;
  readonly sent: (order: string) => string;
  readonly unpaid: (order: string) => string;
  readonly messageFrom: (seller: string) => string;
  readonly balance: string;
  readonly topUp: (wallet: string) => string;
  readonly payment: (order: string) => string;
  readonly referral: string;
  readonly share: string;
  readonly fixed: string;
  readonly delivery: string;
  readonly note: string;
  readonly invoice: string;
  readonly service: string;
  readonly material: string;
  readonly invoiceUnpaid: string;
  readonly invoicePaid: string;
}

/** What the provider would say in the language of the page. */
export const texts: Readonly<Record<Locale, Texts>> = {
  id: {
    home: 'Jalan Contoh 12',
    office: 'Gedung Contoh Lantai 3',
    question: 'Halo, apakah ini masih tersedia?',
    answer: 'Halo Kak Sari, masih ada. Silakan dipesan.',
    thanks: 'Terima kasih sudah berbelanja, Kak Sari.',
    sent: (order) => `Pesanan ${order} sudah dikirim.`,
    unpaid: (order) => `Pesanan ${order} menunggu pembayaran.`,
    messageFrom: (seller) => `Pesan baru dari ${seller}.`,
    balance: 'Saldo',
    topUp: (wallet) => `Topup ${wallet}`,
    payment: (order) => `Pembayaran ${order}`,
    referral: 'Hadiah referral R***',
    share: 'Contoh voucher persen',
    fixed: 'Contoh voucher potongan',
    delivery: 'Contoh voucher ongkir',
    note: 'Tolong titip di pos satpam.',
    invoice: 'Contoh tagihan',
    service: 'Jasa',
    material: 'Bahan',
    invoiceUnpaid: 'Belum Dibayar',
    invoicePaid: 'Pembayaran Berhasil',
  },
  en: {
    home: 'Jalan Contoh 12',
    office: 'Gedung Contoh, 3rd floor',
    question: 'Hello, is this still available?',
    answer: 'Hello Sari, it is. You are welcome to order.',
    thanks: 'Thank you for your order, Sari.',
    sent: (order) => `Order ${order} has been sent.`,
    unpaid: (order) => `Order ${order} is awaiting payment.`,
    messageFrom: (seller) => `New message from ${seller}.`,
    balance: 'balance',
    topUp: (wallet) => `Top-up of ${wallet}`,
    payment: (order) => `Payment of ${order}`,
    referral: 'Referral reward for R***',
    share: 'Example of a voucher in percent',
    fixed: 'Example of a voucher with an amount',
    delivery: 'Example of a voucher for delivery',
    note: 'Please leave it at the gatehouse.',
    invoice: 'Example of an invoice',
    service: 'Service',
    material: 'Material',
    invoiceUnpaid: 'Unpaid',
    invoicePaid: 'Paid',
  },
};
