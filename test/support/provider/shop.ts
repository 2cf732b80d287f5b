import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '../../../provider/__generated__/rest';
import { post } from '../../../provider/modules/wallet/queries/ledger';
import type { TransitionName } from '../../../provider/modules/orders/queries/transitions';
import { createSellerOrders } from '../../../provider/modules/orders/rules/seller-orders';
import { createWallets } from '../../../provider/modules/wallet/queries/wallets';
import type { Router } from '../../../provider/router/router';
import { addCustomer, type TestCustomer } from './customers';
import type { OpenEmpty } from './databases';
import { changed, storeText } from './fixture-store';
import { startTestApp } from './test-app';

type Rest = components['schemas'];
export type OrderCreated = Rest['OrderCreatedReply'];
export type Fields = Record<string, string | number>;

export const commerce = `layout: 0
  balance_flag: 1
  order_prefix: WR
  origin: '32.73'
  use_expedition: 1
  use_dropship: 1
  min_order_price: 5000
  order_fee_product: 1000
  carriers:
    - { view_uid: kurir, name: Kurir Toko, type: 2, cost: 9000 }
    - view_uid: pos
      name: Pos
      type: 3
      services:
        - { service: REG, description: Biasa, base: 8000, per_kg: 4000, per_zone: 2000, days_from: 1, days_to: 2 }
  payment_options:
    - { id: bank, type: 0, title: Bank, va_prefix: '8077', detail: <p>Transfer</p>, admin_fee: 2500 }
    - { id: penjual, type: 1, title: Rekening, account: 123 a.n. Tati, invoice_method: 1 }
    - { id: tempat, type: 2, title: Bayar di Tempat, cart_types: [0] }
    - { id: saldo, type: 3, title: Saldo, cart_types: [0, 1, 5], invoice_method: 0 }
    - { id: api, type: 4, title: Layanan, va_prefix: '8808', admin_fee: 4000, invoice_method: 202 }
  customer_points_flag: 1
  points: { per_amount: 10000, points: 2 }
  rewards:
    - { unique_id: saldo_50, points: 40, reward: 50000, name: Saldo Rp50.000 }
    - { unique_id: saldo_10, points: 10, reward: 10000, name: Saldo Rp10.000, en: { name: 'Rp10.000 of balance' } }
  referral_flag: 1
  referral: { message: Ayo belanja, term: Sekali saja, referrer_reward: 7000, friend_reward: 3000 }
  appmeta: { balance_mode: open, order_fee_topup: 1000, order_fee_withdraw: 2500, topup_min: 1, withdraw_min: 1, balance_password: 0 }`;

/** The fields of a quote for a ride of the catalogue. */
export const forms = `forms:
  - view_uid: kiriman
    lines:
      - { view_uid: isi, label: Isi, type: 0, required: 1, en: { label: Content } }
      - { view_uid: berat, label: Berat, type: 1 }
      - { view_uid: hari, label: Hari, type: 2 }
      - { view_uid: jam, label: Jam, type: 3 }
      - { view_uid: ukuran, label: Ukuran, type: 4, options: [{ view_uid: s, label: Kecil }, { view_uid: l, label: Besar, en: { label: Large } }] }
      - { view_uid: sifat, label: Sifat, type: 5, options: [{ view_uid: pecah, label: Pecah belah }, { view_uid: basah, label: Basah }] }
      - { view_uid: tautan, label: Tautan, type: 6 }
      - { view_uid: foto, label: Foto, type: 7, required: 1 }
      - { view_uid: patokan, label: Patokan, type: 8 }
  - view_uid: daftar_mitra
    title: Daftar mitra
    thanks: Terima kasih
    en: { title: Become a partner }
    lines:
      - { view_uid: nama, label: Nama, type: 0, required: 1, en: { label: Name } }
      - { view_uid: jenis, label: Jenis, type: 4, required: 1, options: [{ view_uid: kios, label: Kios }, { view_uid: lain, label: Lainnya }] }
      - { view_uid: jenis_lain, label: Jenis lain, type: 0, required: 1, show_if: { line: jenis, options: [lain] } }
`;

const itemsText = readFileSync(join(__dirname, 'shop-items.yaml'), 'utf8');

/** The fixture store with items, carriers and all payment options; its clock stops until a test advances it. */
export async function startShop(open: OpenEmpty, router?: Router, pushOrigin?: string) {
  let time = new Date('2026-11-21T10:00:00Z');
  const provider = await startTestApp(open, () => time, router, pushOrigin);
  const { database, admin } = provider;
  const applyStore = (text: string) => admin.apply('warung', { file: 'store.yaml', text });
  const document = `${changed(storeText(), 'layout: 0', commerce).trimEnd()}\n${forms}`;
  await applyStore(document);
  const restock = () => admin.replaceItems('warung', { file: 'items.yaml', text: itemsText });
  await restock();
  const [store] = await database.query<{ id: number }>(`select id from stores where codename = 'warung'`);
  const storeId = store?.id ?? 0;

  const call = async <T>(customer: TestCustomer, path: string, request: RequestInit = {}) => {
    const answer = await provider.ask(path, { ...request, headers: customer.headers });
    return { status: answer.status, body: answer.body as T };
  };
  const form = (fields: Fields) =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, `${value}`]));

  let people = 0;
  let sessions = 0;

  /** Puts a checked line into the cart. @returns its id */
  const fill = async ({ id }: TestCustomer, item: string, qty: number, variant: string | null = null) => {
    await database.query('insert into carts (customer_id, revision) values ($1, 1) on conflict do nothing', [id]);
    const [line] = await database.query<{ id: number }>(
      `insert into cart_lines (customer_id, item_id, variant_id, quantity, checked)
       select $1, item.id, variant.id, $3, true from items item
       left join variants variant on variant.item_id = item.id and variant.view_uid = $4
       where item.view_uid = $2 returning id`,
      [id, item, qty, variant],
    );
    return String(line?.id);
  };

  const newSession = () => {
    sessions += 1;
    return `WEB-sesi-${sessions}`;
  };

  /** Fields of an order of 2 Bayam: 20.000, fee 1.000, delivery 9.000. */
  const wish = async (customer: TestCustomer, others: Fields = {}): Promise<Fields> => {
    const line = await fill(customer, 'bayam', 2);
    return {
      cart: JSON.stringify([{ view_uid: line, qty: 2, price: 10_000, type: 0 }]),
      total: 30_000,
      expedition_type: 2,
      exp_view_uid: 'kurir',
      payment_id: 'tempat',
      payment_type: 2,
      session_code: newSession(),
      ...others,
    };
  };

  const create = (customer: TestCustomer, fields: Fields) =>
    call<OrderCreated>(customer, '/api/v2/customer/order/checkout', { method: 'POST', body: form(fields) });

  return {
    ...provider,
    fill,
    newSession,
    wish,
    create,
    storeId,
    document,
    applyStore,
    restock,
    form,
    call,
    now: () => time,
    /** Advances the clock. */
    pass: (hours: number) => {
      time = new Date(time.getTime() + hours * 3_600_000);
    },

    /** A customer with an address, and rupiah in the wallet if an amount is given. */
    async newCustomer(balance = 0): Promise<TestCustomer> {
      people += 1;
      const customer = await addCustomer(database, `pembeli${people}`);
      await database.query(
        `insert into customer_addresses
           (customer_id, full_name, address, phone_number, province_code, regency_code, district_code)
         select $1, 'Siti', 'Jalan Mawar 1', '0812', province.code, regency.code, district.code
         from districts district join regencies regency on regency.code = district.regency_code
         join provinces province on province.code = regency.province_code
         where regency.code = '32.73' order by district.code limit 1`,
        [customer.id],
      );
      await database.transaction((transaction) =>
        post(transaction, {
          storeId,
          at: time,
          transfers: [
            {
              key: `test ${customer.id}`,
              reason: 'other',
              from: { kind: 'external' },
              to: { kind: 'wallet', customerId: customer.id },
              amount: balance,
            },
          ],
        }),
      );
      return customer;
    },

    /** Creates an order; throws if it is refused. */
    async order(customer: TestCustomer, others: Fields = {}) {
      const { body } = await create(customer, await wish(customer, others));
      if (!body.data) throw new Error(`The order was refused: ${body.error_code}`);
      return body.data;
    },

    pay: (customer: TestCustomer, order_uid: string, revision = 1, session_code = newSession()) =>
      call<OrderCreated>(customer, '/api/v2/customer/order/pay', {
        method: 'POST',
        body: form({ order_uid, revision, session_code }),
      }),

    cancel: (customer: TestCustomer, order_uid: string) =>
      call<Rest['OutcomeReply']>(customer, '/api/v2/customer/order/cancel', {
        method: 'POST',
        body: form({ order_uid }),
      }),

    topUp: (customer: TestCustomer, others: Fields = {}) =>
      call<OrderCreated>(customer, '/api/v2/customer/checkout-topup', {
        method: 'POST',
        body: form({ value: 50_000, payment_id: 'bank', payment_type: 0, session_code: newSession(), ...others }),
      }),

    withdraw: (customer: TestCustomer, others: Fields = {}) =>
      call<OrderCreated>(customer, '/api/v2/customer/checkout-withdraw', {
        method: 'POST',
        body: form({ value: 50_000, note: 'Bank Nusantara, Siti, 1234567890', session_code: newSession(), ...others }),
      }),

    exchange: (customer: TestCustomer, unique_id = 'saldo_10', session_code = newSession(), others: Fields = {}) =>
      call<Rest['ExchangeReply']>(
        customer,
        `/api/customer/points/exchange?${form({ unique_id, session_code, ...others })}`,
        { method: 'POST' },
      ),

    enterReferral: (customer: TestCustomer, referral: string, session_code = newSession()) =>
      call<Rest['OutcomeReply']>(customer, '/api/v2/customer/referral/input', {
        method: 'POST',
        body: form({ referral, session_code }),
      }),

    async transactions(customer: TestCustomer, query = '') {
      const path = `/api/v2/customer/balance/report-transaction${query}`;
      return (await call<Rest['TransactionsReply']>(customer, path)).body.data;
    },

    async attempt(customer: TestCustomer, session_code: string) {
      const path = `/api/v2/customer/order/attempt?session_code=${session_code}`;
      return (await call<Rest['AttemptReply']>(customer, path)).body.data;
    },

    /** The operator's actions in the console. */
    operate: (uid: string, name: TransitionName, reason?: string) =>
      createSellerOrders(database, () => time).transition(uid, name, { reason }),

    async complete(customer: TestCustomer, others: Fields = {}) {
      const { unique_id } = await this.order(customer, others);
      for (const step of ['acceptUnpaid', 'ship', 'deliver'] as const) await this.operate(unique_id, step);
      return unique_id;
    },

    balancesOf: ({ id }: TestCustomer) => createWallets(database).balancesOf(id),

    changePayment: (customer: TestCustomer, fields: Fields) =>
      call<Rest['OrderPaymentReply']>(customer, '/api/v2/customer/order/change-payment', {
        method: 'PUT',
        body: form(fields),
      }),

    async find(customer: TestCustomer, uid: string) {
      const { body } = await call<Rest['OrderReply']>(customer, `/api/v2/customer/order/${uid}`);
      return body.data;
    },

    async stockOf(item: string) {
      const [row] = await database.query<{ quantity: number }>('select quantity from items where view_uid = $1', [
        item,
      ]);
      return row?.quantity;
    },

    async usesOf(code: string) {
      const [row] = await database.query<{ used: number }>('select used from vouchers where code = $1', [code]);
      return row?.used;
    },

    balanceOf: ({ id }: TestCustomer) => createWallets(database).balanceOf(id),

    async orderCount({ id }: TestCustomer) {
      const [row] = await database.query<{ count: number }>('select count(*) from orders where customer_id = $1', [id]);
      return row?.count;
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
