import { chatOf } from '../../support/provider/chat';
import type { RefusalReason } from '../../../provider/errors/refusal';
import { refusals } from '../../contract/refusal-table';
import { otherThan } from '../../support/provider/account-calls';
import { type Fields, type Shop, startShop } from '../../support/provider/shop';
import { billCalls, withBills } from '../../support/provider/bills';
import { bookingsOf } from '../../support/provider/bookings';
import { byCode, invoicesOf, picture } from '../../support/provider/invoices';
import { photosOf } from '../../support/provider/photos';
import { createTestRouter, ends, rideCalls, withRides } from '../../support/provider/rides';
import { databases } from '../../support/provider/databases';
import type { TestCustomer } from '../../support/provider/customers';
import { passwords } from '../../support/provider/test-app';

interface Refusal {
  success: boolean;
  error_code: string | null;
  message: string;
}

const customerPath = '/api/v2/customer';
const store = { app_view_uid: 'warung_app' };
const toPhone = { ...store, purpose: 'phone', channel: 'sms' };
const address = {
  full_name: 'Siti',
  address: 'Jalan Mawar 1',
  phone_number: '0812',
  province: '32',
  city: '32.73',
  district: '32.73.01',
};
const byBalance = { payment_id: 'saldo', payment_type: 3 };
const byPackages = { exp_view_uid: 'pos', expedition_type: 3 };

describe.each(databases)('refusals on %s', (_name, open) => {
  let shop: Shop;
  let customer: TestCustomer;
  let bills: ReturnType<typeof billCalls>;
  let rides: ReturnType<typeof rideCalls>;
  const { router, state } = createTestRouter();
  const document = () => withRides(withBills(shop.document));
  beforeAll(async () => {
    shop = await startShop(open, router);
    bills = billCalls(shop);
    rides = rideCalls(shop);
    await shop.applyStore(document());
  });
  beforeEach(async () => {
    await shop.restock();
    customer = await shop.newCustomer();
  });
  afterAll(() => shop.close());

  const send = (path: string, fields: Fields, method = 'POST') =>
    shop.call<Refusal>(customer, path, { method, body: shop.form(fields) });
  const add = (fields: Fields) => send(`${customerPath}/cart/add`, fields);
  const saveAddress = (over: Fields) => send(`${customerPath}/address`, { ...address, ...over }, 'PUT');
  const checkOut = () => send(`${customerPath}/cart/checkout`, {});
  const order = async (over: Fields = {}) => shop.create(customer, await shop.wish(customer, over));
  const cancelled = async (over: Fields = {}) => {
    const { unique_id } = await shop.order(customer, over);
    await shop.cancel(customer, unique_id);
    return unique_id;
  };
  const saveProfile = (over: Fields) =>
    send('/api/profile', {
      email: `${customer.username}@toko.test`,
      username: customer.username,
      name: 'Siti',
      ...over,
    });
  const codeTo = async (fields: Fields) => {
    const { body } = await shop.call<{ data: { request_id: string } }>(customer, '/api/otp/request', {
      method: 'POST',
      body: shop.form({ ...toPhone, ...fields }),
    });
    return newestCode(body.data.request_id);
  };
  const newestCode = async (request_id: string) => {
    const [mail] = await shop.database.query<{ body: string }>('select body from outbox order by id desc limit 1');
    return { request_id, code: /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '' };
  };
  const verify = (fields: Fields) => send('/api/otp/verify', { ...store, ...fields });

  const setPassword = async (of = customer) => {
    const hash = await passwords.hash('belanja123');
    await shop.database.query('update customers set password_hash = $2 where id = $1', [of.id, hash]);
  };
  const close = (by = customer) =>
    shop.call<Refusal>(by, `${customerPath}/close-account`, {
      method: 'POST',
      body: shop.form({ reason: 'Pindah', password: 'belanja123' }),
    });

  /** A call for each refusal code. */
  const refused: Readonly<Record<RefusalReason, () => Promise<{ status: number; body: unknown }>>> = {
    ACCOUNT_NUMBER_INVALID: () => shop.withdraw(customer, { note: 'Bank Nusantara, Siti, tidak ada' }),
    AMOUNT_OUT_OF_LIMITS: () => shop.topUp(customer, { value: 20_000_001 }),
    ADDRESSES_FULL: async () => {
      await shop.database.query(
        `insert into other_addresses
           (customer_id, view_uid, full_name, address, phone_number, province_code, regency_code, district_code)
         select $1, 'alamat-' || n, full_name, address, phone_number, province_code, regency_code, district_code
         from customer_addresses, generate_series(1, 10) n where customer_id = $1`,
        [customer.id],
      );
      return send(`${customerPath}/addresses/alamat-baru`, address, 'PUT');
    },
    ADDRESS_GONE: () => send(`${customerPath}/addresses/alamat-lama/default`, {}),
    ADDRESS_INCOMPLETE: () => saveAddress({ full_name: '' }),
    ADDRESS_MISSING: async () => {
      await shop.database.query('delete from customer_addresses where customer_id = $1', [customer.id]);
      return order();
    },
    BALANCE_SHORT: async () => shop.pay(customer, (await shop.order(customer, byBalance)).unique_id),
    BILL_EXPIRED: () => bills.checkOut(customer, { code: 'LISTRIK' }),
    BILL_GONE: () => bills.checkOut(customer, { product_code: 'entah' }),
    BILL_NUMBER_INVALID: () => bills.checkOut(customer, { input: '0812' }),
    BILL_PAID: () => bills.inquire(customer, { input: '5350000004' }),
    BILL_REGION_MISSING: () => bills.inquire(customer, { code: 'AIR' }),
    BILL_UNKNOWN: () => bills.inquire(customer, { input: '5350000003' }),
    BILLER_UNREACHABLE: async () => {
      await shop.database.script('alter table simulated_payments rename to away');
      const answer = await bills.inquire(customer);
      await shop.database.script('alter table away rename to simulated_payments');
      return answer;
    },
    CARRIER_INVALID: () => order({ exp_view_uid: 'entah' }),
    CARRIER_MISSING: () => order({ exp_view_uid: '' }),
    CART_EMPTY: () => checkOut(),
    CITY_INVALID: () => saveAddress({ city: '35.78' }),
    CLOSED: () => add({ list_vuid: 'tutup' }),
    CLOSING_BALANCE: async () => {
      const rich = await shop.newCustomer(5_000);
      await setPassword(rich);
      return close(rich);
    },
    CLOSING_INVOICES: async () => {
      await setPassword();
      const invoices = invoicesOf(shop, customer);
      await invoices.pay(await invoices.add(), byCode);
      return close();
    },
    CLOSING_ORDERS: async () => {
      await setPassword();
      await shop.order(customer);
      return close();
    },
    CODE_EXPIRED: () => verify({ request_id: 'entah', code: '123456' }),
    CODE_WRONG: async () => {
      const { request_id, code } = await codeTo({ phone: '0812345671' });
      return verify({ request_id, code: otherThan(code) });
    },
    DISTRICT_INVALID: () => saveAddress({ district: '32.17.01' }),
    DROPSHIP_INVALID: () => order({ dropship_name: 'Rina' }),
    EMAIL_TAKEN: async () => {
      const other = await shop.newCustomer();
      const { body } = await saveProfile({ email: `${other.username}@toko.test` });
      const { data } = body as { data?: { code: { request_id: string } } };
      return verify(await newestCode(data?.code.request_id ?? ''));
    },
    FAVOURITES_FULL: async () => {
      await shop.database.query(
        `insert into favourites (customer_id, item_uid, title, added_at)
         select $1, 'lama_' || n, 'Lama', now() from generate_series(1, 200) n`,
        [customer.id],
      );
      return send(`${customerPath}/favourites`, { view_uid: 'garam', favourite: 1 }, 'PUT');
    },
    FORM_INVALID: async () => {
      const wish = await rides.wish(customer, { list_vuid: 'kirim', services: '[]' }, { list_vuid: 'kirim' });
      return rides.create(customer, wish);
    },
    INVOICE_NOT_CANCELLABLE: async () => {
      const invoices = invoicesOf(shop, customer);
      return invoices.cancel(await invoices.add());
    },
    INVOICE_NOT_PAYABLE: async () => {
      const invoices = invoicesOf(shop, customer);
      const id = await invoices.add();
      await invoices.pay(id, byCode);
      return invoices.pay(id, byCode);
    },
    LIMIT_REACHED: async () => {
      await shop.database.query("update items set max_qty = 2 where view_uid = 'garam'");
      return add({ list_vuid: 'garam', quantity: 3 });
    },
    LINE_GONE: () => order({ cart: JSON.stringify([{ view_uid: '999999', qty: 1, price: 1, type: 0 }]) }),
    MESSAGE_EMPTY: () => chatOf(shop, customer).send(' \u0007 '),
    MESSAGE_FLOOD: async () => {
      const chat = chatOf(shop, customer);
      for (let sent = 0; sent < 30; sent += 1) await chat.send('Halo');
      return chat.send('Halo');
    },
    MINIMUM_ORDER: async () => {
      await shop.database.query("update items set price = 2499 where view_uid = 'bayam'");
      return order();
    },
    NOT_CANCELLABLE: async () => shop.cancel(customer, await cancelled()),
    NOT_MOVABLE: async () => {
      const bookings = bookingsOf(shop);
      const { unique_id } = await bookings.book(customer);
      await shop.cancel(customer, unique_id);
      return bookings.move(customer, { order_uid: unique_id, revision: 2 });
    },
    NOT_RATEABLE: async () => rides.rate(customer, (await rides.order(customer)).unique_id),
    NOT_PAYABLE: async () => shop.pay(customer, await cancelled(byBalance), 2),
    NOT_PURCHASABLE: () => add({ list_vuid: 'toko_tati' }),
    OLD_PASSWORD_WRONG: async () => {
      await setPassword();
      return send('/api/password', { old_password: 'salah', new_password: 'belanja456' });
    },
    PACKAGE_MISSING: () => order(byPackages),
    PAYMENT_INVALID: () => order({ payment_id: 'entah' }),
    PAYMENT_NOT_CHANGEABLE: async () =>
      shop.changePayment(customer, { order_uid: await cancelled(), payment_id: 'bank', payment_type: 0 }),
    PASSWORD_NEEDED: async () => {
      await shop.applyStore(document().replace('balance_password: 0', 'balance_password: 1'));
      const answer = await shop.withdraw(customer);
      await shop.applyStore(document());
      return answer;
    },
    PASSWORD_WRONG: () => close(),
    PHONE_MISSING: () => send('/api/otp/request', toPhone),
    PHONE_TAKEN: async () => {
      await verify(await codeTo({ phone: '0812345672' }));
      customer = await shop.newCustomer();
      return send('/api/otp/request', { ...toPhone, phone: '0812345672' });
    },
    PHOTO_FORMAT: () => photosOf(shop, customer).send(Buffer.from('<html></html>')),
    PHOTO_SIZE: async () => photosOf(shop, customer).send(await picture({ width: 40, height: 30 })),
    PICTURE_INVALID: () => chatOf(shop, customer).sendPicture(Buffer.from('<html></html>')),
    PICTURE_TOO_LARGE: async () => chatOf(shop, customer).sendPicture(await picture({ width: 16_000, height: 2_501 })),
    POINTS_SHORT: () => shop.exchange(customer),
    PRICE_CHANGED: () => order({ total: 1 }),
    PROOF_INVALID: async () => {
      const invoices = invoicesOf(shop, customer);
      return invoices.sendProof(await invoices.begun(), Buffer.from('<html></html>'));
    },
    PROOF_NOT_EXPECTED: async () => {
      const invoices = invoicesOf(shop, customer);
      return invoices.sendProof(await invoices.add(), await picture());
    },
    PROOF_TOO_LARGE: async () => {
      const invoices = invoicesOf(shop, customer);
      return invoices.sendProof(await invoices.begun(), await picture({ width: 16_000, height: 2_501 }));
    },
    REFERRAL_CYCLE: async () => {
      const friend = await shop.newCustomer();
      await shop.enterReferral(friend, customer.username);
      return shop.enterReferral(customer, friend.username);
    },
    REFERRAL_SELF: () => shop.enterReferral(customer, customer.username),
    REFERRAL_TWICE: async () => {
      const friend = await shop.newCustomer();
      await shop.enterReferral(customer, friend.username);
      return shop.enterReferral(customer, friend.username);
    },
    REFERRAL_UNKNOWN: () => shop.enterReferral(customer, 'entah'),
    REVISION_CHANGED: async () => shop.pay(customer, (await shop.order(customer, byBalance)).unique_id, 9),
    REWARD_GONE: () => shop.exchange(customer, 'entah'),
    RIDE_QUOTE_EXPIRED: async () => rides.create(customer, await rides.wish(customer, { quote_uid: 'entah' })),
    RIDE_SCHEDULE_INVALID: async () =>
      rides.create(customer, await rides.wish(customer, { date: '2026/11/25', hour: 8, minute: 0 })),
    RIDE_SERVICE_INVALID: async () => rides.create(customer, await rides.wish(customer, { services: '[]' })),
    RIDE_NO_ROUTE: () => rides.quote(customer, { destination_lat: ends.origin_lat, destination_lng: ends.origin_lng }),
    RIDE_OUTSIDE: () => rides.quote(customer, { destination_lat: -6.2, destination_lng: 106.8 }),
    RIDE_TOO_FAR: () => rides.quote(customer, { destination_lat: -6.65 }),
    ROUTER_UNREACHABLE: async () => {
      state.isReachable = false;
      const answer = await rides.quote(customer);
      state.isReachable = true;
      return answer;
    },
    SEVERAL_GROUPS: async () => {
      await shop.fill(customer, 'garam', 1);
      await shop.fill(customer, 'sendiri', 1);
      return checkOut();
    },
    SLOT_INVALID: () => bookingsOf(shop).hold(customer, { time: '09:30' }),
    SLOT_TAKEN: async () => {
      await shop.database.query(`update items set details = details - 'booking' where view_uid = 'pijat'`);
      await bookingsOf(shop).hold(await shop.newCustomer());
      return bookingsOf(shop).hold(customer);
    },
    STOCK_SHORT: async () => {
      await shop.fill(customer, 'bayam', 4);
      return checkOut();
    },
    TOO_MANY_GUESSES: async () => {
      const guess = () => send('/api/login', { ...store, identity: 'banyak', password: 'salah' });
      for (let guesses = 0; guesses < 5; guesses += 1) await guess();
      return guess();
    },
    USERNAME_INVALID: () => saveProfile({ username: '0812345' }),
    USERNAME_TAKEN: async () => saveProfile({ username: (await shop.newCustomer()).username }),
    VISIT_ADDRESS_MISSING: async () => {
      await shop.database.query('delete from customer_addresses where customer_id = $1', [customer.id]);
      await shop.database.query("update items set details = details || '{\"comes_home\": 1}' where view_uid = 'pijat'");
      return bookingsOf(shop).order(customer);
    },
    VOUCHER_EXPIRED: () => order({ voucher_code: 'LEWAT' }),
    VOUCHER_MINIMUM: () => order({ voucher_code: 'BESAR' }),
    VOUCHER_NOT_APPLICABLE: () => order({ voucher_code: 'PULSA' }),
    VOUCHER_NOT_BEGUN: async () => {
      await shop.database.query("update vouchers set start_date = '2026-11-22' where code = 'HEMAT'");
      return order({ voucher_code: 'HEMAT' });
    },
    VOUCHER_UNKNOWN: () => order({ voucher_code: 'ENTAH' }),
    VOUCHER_USED: async () => {
      await shop.database.query("update vouchers set per_customer = 1 where code = 'SERING'");
      await shop.order(customer, { voucher_code: 'SERING', total: 27_000 });
      await shop.restock();
      await shop.database.query("update vouchers set per_customer = 1 where code = 'SERING'");
      return order({ voucher_code: 'SERING' });
    },
    VOUCHER_USED_UP: async () => {
      await shop.order(await shop.newCustomer(), { voucher_code: 'HEMAT', total: 26_000 });
      await shop.restock();
      return order({ voucher_code: 'HEMAT' });
    },
    WITHDRAW_CLOSED: async () => {
      await shop.applyStore(shop.document.replace('balance_mode: open', 'balance_mode: close'));
      const answer = await shop.withdraw(customer);
      await shop.applyStore(document());
      return answer;
    },
    WRONG_CREDENTIALS: () => send('/api/login', { ...store, identity: 'entah', password: 'salah' }),
  };

  test.each(refusals)('%s is answered with its message', async (code, { provider }) => {
    const { status, body } = await refused[code]();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: false, error_code: code, message: provider },
    });
  });
});
