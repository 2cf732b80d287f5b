import { asOperator } from '../programs/operator-key';
import { type Installation, newShopper, type Shopper } from './shopper';

/** A signed-in customer, and what only this customer may see. */
export interface CanaryCustomer {
  shopper: Shopper;
  /** Paths of private pages inside the store, with a canary that each shows. */
  pages: readonly { path: string; shows: string }[];
}

/** What a reply says about customers: the marked texts, phone numbers and amounts of all canary customers. */
const marks = /kenari-p\d\d-\d\d|812777\d{4}(?!\d)|(?<![\d.])9\.?1\d\d\.?0\d\d(?![\d.])/g;

const two = (number: number) => String(number).padStart(2, '0');

/** @param store and `person` are numbers below 100 */
function canariesOf(store: number, person: number) {
  return {
    text: `kenari-p${two(store)}-${two(person)}`,
    phone: `0812777${two(store)}${two(person)}`,
    amount: 9_100_000 + store * 1_000 + person,
  };
}

/** The store and the person of every canary in a text, such as `03-01`. */
export function customersIn(text: string): Set<string> {
  return new Set([...text.matchAll(marks)].map(([mark]) => nameOfMark(mark)));
}

function nameOfMark(mark: string): string {
  if (mark.startsWith('kenari')) return mark.slice('kenari-p'.length);
  const digits = mark.replaceAll('.', '');
  return mark.startsWith('812777')
    ? `${digits.slice(6, 8)}-${digits.slice(8, 10)}`
    : `${digits.slice(2, 4)}-${digits.slice(5, 7)}`;
}

export const customerName = (store: number, person: number) => `${two(store)}-${two(person)}`;

/** As pages write an amount in Indonesian. */
const written = (amount: number) => new Intl.NumberFormat('id-ID').format(amount);

const session = () => crypto.randomUUID().replaceAll('-', '');

interface CheckoutScreen {
  customer: {
    checkout: { subtotal: { amount: number }; lines: { id: string; quantity: number; price: { amount: number } }[] };
  };
}

async function asSeller(provider: string, path: string, form: Record<string, string>) {
  const answer = await fetch(`${provider}/sandbox/${path}`, {
    method: 'POST',
    headers: { ...asOperator, origin: provider, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  });
  if (!answer.ok || !/outcome=(done|created)/.test(answer.url)) throw new Error(`${path} led to ${answer.url}`);
}

/** With these fields a canary store sells without delivery, and adds balance. */
export const canaryCommerce = {
  use_expedition: 0,
  balance_flag: 1,
  payment_options: [
    { id: 'tempat', type: 2, title: 'Bayar di Tempat', cart_types: [0] },
    { id: 'va', type: 4, title: 'Virtual Account', va_prefix: '88035', invoice_method: 202, cart_types: [5] },
  ],
};

/**
 * Registers a customer of a canary store and fills every part of the account with canaries: profile, address, cart,
 * orders, chat, invoices and balance.
 */
export async function newCanaryCustomer(
  installation: Installation,
  store: number,
  person: number,
): Promise<CanaryCustomer> {
  const { text, phone, amount } = canariesOf(store, person);
  const shopper = await newShopper(installation, text);
  const username = text.replaceAll('-', '');
  const profile = { email: `${text}@toko.test`, username, name: text, phone };
  const saved = JSON.stringify(await shopper.must('SaveProfile', { profile }));
  if (saved.includes('Refusal')) throw new Error(`The profile was refused: ${saved}`);
  const region = { province: '34', city: '34.71', district: '34.71.01' };
  await shopper.must('SaveAddress', {
    address: { fullName: `Nama ${text}`, street: `Jalan ${text}`, phone, ...region },
  });
  await shopper.must('SendMessage', {
    input: { shop: null, text: `Halo ${text}`, item: null, idempotencyKey: session() },
  });
  await shopper.must('AddToCart', { item: 'barang0', lines: [{ id: 'barang0', quantity: 1 }] });
  const { checkout } = (await shopper.must<CheckoutScreen>('CheckoutScreen')).customer;
  const lines = checkout.lines.map(({ id, quantity, price }) => ({ id, quantity, price: price.amount }));
  const { createOrder } = await shopper.must<{ createOrder: { id?: string } }>('CreateOrder', {
    order: {
      lines,
      total: checkout.subtotal.amount,
      note: `Pesan ${text}`,
      payment: 'tempat',
      paymentKind: 'DIRECT',
      idempotencyKey: session(),
    },
  });
  const order = createOrder.id;
  if (!order) throw new Error(`No order was made: ${JSON.stringify(createOrder)}`);
  const { createTopUp } = await shopper.must<{ createTopUp: { id?: string } }>('CreateTopUp', {
    order: { amount, total: amount, payment: 'va', paymentKind: 'API', idempotencyKey: session() },
  });
  if (!createTopUp.id) throw new Error(`No balance was added: ${JSON.stringify(createTopUp)}`);
  await asSeller(installation.provider, `orders/${createTopUp.id}/receiveTopUp`, { store: '' });
  await asSeller(installation.provider, 'invoices', {
    store: installation.store,
    username,
    title: `Tagihan ${text}`,
    title1: 'Tenda',
    quantity1: '1',
    price1: '1000',
  });
  const own = `barang${person + 1}`;
  await shopper.must('AddToCart', { item: own, lines: [{ id: own, quantity: 1 }] });
  return {
    shopper,
    pages: [
      { path: '/akun', shows: text },
      { path: '/akun/profil', shows: phone.slice(1) },
      { path: '/akun/alamat', shows: `Jalan ${text}` },
      { path: '/akun/data-saya.json', shows: `Pesan ${text}` },
      { path: '/akun/shopping', shows: order },
      { path: '/akun/balance', shows: written(amount) },
      { path: '/invoice', shows: `Tagihan ${text}` },
      { path: `/order/${order}/detail/`, shows: `Pesan ${text}` },
      { path: '/chat/0/0/0/0', shows: `Halo ${text}` },
      { path: '/cart', shows: `Barang ${person + 1} ` },
      { path: '/checkout', shows: `Jalan ${text}` },
    ],
  };
}
