import { databases } from '../../../support/provider/databases';
import { lapakItems, type Lapak, startLapak } from '../../../support/provider/lapak';
import { giveVoucherBack, takeVoucher } from '../../../../provider/modules/vouchers/queries';
import { changed } from '../../../support/provider/fixture-store';

const cart = '/api/v2/customer/cart';

interface Worth {
  voucher_value: number;
  voucher_cashback: number;
}

describe.each(databases)('vouchers on %s', (_name, open) => {
  let lapak: Lapak;
  let time = new Date('2026-11-21T05:00:00Z');
  beforeAll(async () => {
    lapak = await startLapak(open, () => time);
  });
  beforeEach(async () => {
    await lapak.database.query('delete from carts');
    await lapak.database.query('delete from guess_counts');
    await lapak.database.query('delete from voucher_uses');
    await lapak.database.query('update vouchers set used = 0');
    await lapak.as(lapak.siti, `${cart}/add`, { list_vuid: 'teh', quantity: 2 });
    await lapak.as(lapak.siti, `${cart}/add`, { list_vuid: 'kopi', quantity: 1 });
  });
  afterAll(() => lapak.close());

  const check = (code: string, delivery = 15_000, who = lapak.siti) =>
    lapak.as<Worth | null>(
      who,
      `${cart}/check-discount?total=1&subtotal=1&voucher_code=${code}&delivery_cost=${delivery}`,
    );
  const checkItem = (voucher_code: string, total: number, list_vuid?: string) =>
    lapak.as<Worth | null>(lapak.siti, '/api/v2/customer/voucher/check', {
      voucher_code,
      total,
      ...(list_vuid && { list_vuid }),
    });
  const idOf = async (code: string) => {
    const [found] = await lapak.database.query<{ id: number }>('select id from vouchers where code = $1', [code]);
    return found?.id ?? 0;
  };
  const take = async (code: string, who = lapak.siti) => {
    const id = await idOf(code);
    await lapak.database.transaction((transaction) => takeVoucher(transaction, id, who.id));
  };
  const offered = async (view_uid: string) => {
    const { data } = await lapak.as<{ code: string }[]>(lapak.siti, '/api/partner/voucher', { view_uid });
    return data.map(({ code }) => code);
  };

  test.each([
    ['nobody offers', 'TIDAKADA', 'VOUCHER_UNKNOWN'],
    ['ended yesterday', 'LAMA', 'VOUCHER_EXPIRED'],
    ['has no quota left', 'HABIS', 'VOUCHER_USED_UP'],
    ['begins tomorrow', 'BESOK', 'VOUCHER_NOT_BEGUN'],
    ['asks for more', 'BESAR', 'VOUCHER_MINIMUM'],
    ['is for another shop', 'TOKOB', 'VOUCHER_NOT_APPLICABLE'],
    ['is for services', 'JASA', 'VOUCHER_NOT_APPLICABLE'],
    ['is for rides', 'KURIR', 'VOUCHER_NOT_APPLICABLE'],
    ['is for what is digital', 'DIGITAL', 'VOUCHER_NOT_APPLICABLE'],
  ])('a voucher that %s is refused', async (_what, code, expected) => {
    expect(await check(code)).toMatchObject({ status: 200, code: expected, data: null });
  });

  test('a voucher used by the customer is refused, but not for others', async () => {
    await take('SEKALI');
    expect((await check('SEKALI')).code).toBe('VOUCHER_USED');
    await lapak.as(lapak.budi, `${cart}/add`, { list_vuid: 'teh', quantity: 1 });
    expect((await check('SEKALI', 0, lapak.budi)).code).toBeNull();
  });

  test('a delivery voucher is refused without delivery', async () => {
    expect((await check('ONGKIR', 0)).code).toBe('VOUCHER_NOT_APPLICABLE');
  });

  test('a cart without voucher items accepts none', async () => {
    await lapak.database.query(`delete from cart_lines where item_id = (select id from items where view_uid = 'teh')`);
    expect((await check('BARANG10')).code).toBe('VOUCHER_NOT_APPLICABLE');
    expect((await check('ONGKIR')).code).toBe('VOUCHER_NOT_APPLICABLE');
  });

  test('an empty cart has nothing to reduce', async () => {
    await lapak.database.query('delete from carts');
    expect((await check('BARANG10')).code).toBe('CART_EMPTY');
  });

  test.each([
    ['BARANG10', 2000, 0],
    ['barang10', 2000, 0],
    ['ONGKIR', 15_000, 0],
    ['SEMUA', 17_500, 0],
    ['KEMBALI', 0, 4000],
  ])('the value of %s is computed from the lines, not from the page', async (code, value, cashback) => {
    expect((await check(code)).data).toMatchObject({ voucher_value: value, voucher_cashback: cashback });
  });

  test('the last day ends at midnight in Jakarta', async () => {
    time = new Date('2026-11-21T16:59:59Z');
    expect((await check('SEMUA')).code).toBeNull();
    time = new Date('2026-11-21T17:00:00Z');
    expect((await check('SEMUA')).code).toBe('VOUCHER_EXPIRED');
    expect((await check('BESOK')).code).toBeNull();
    time = new Date('2026-11-21T05:00:00Z');
  });

  test.each([
    ['a service', 'JASA', 90_000, 'pijat', 15_000],
    ['a ride', 'KURIR', 9000, 'ojek', 1000],
    ['a direct purchase', 'DIGITAL', 51_000, 'pulsa', 510],
    ['a bill', 'DIGITAL', 20_050, undefined, 200],
    ['goods bought by themselves', 'BARANG10', 20_000, 'teh', 2_000],
  ])('%s accepts vouchers of its category', async (_what, code, total, item, value) => {
    expect((await checkItem(code, total, item)).data).toMatchObject({ voucher_value: value });
  });

  test.each([
    ['a service that takes none', 'JASA', 'cuci'],
    ['a voucher of another category', 'KURIR', 'pijat'],
    ['a voucher for goods', 'BARANG10', 'pulsa'],
    ['goods that take none', 'BARANG10', 'kopi'],
    ['a voucher for services on goods', 'JASA', 'teh'],
  ])('%s is refused', async (_what, code, item) => {
    expect((await checkItem(code, 90_000, item)).code).toBe('VOUCHER_NOT_APPLICABLE');
  });

  test('ten unknown codes block further checks for a quarter of an hour', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await check(`TEBAK${guess}`)).code).toBe('VOUCHER_UNKNOWN');
    }
    expect((await check('BARANG10')).code).toBe('TOO_MANY_GUESSES');
    time = new Date(time.getTime() + 16 * 60_000);
    expect((await check('BARANG10')).code).toBeNull();
    time = new Date('2026-11-21T05:00:00Z');
  });

  test('offered codes do not count as attempts', async () => {
    for (let again = 0; again < 12; again += 1) expect((await check('BESAR')).code).toBe('VOUCHER_MINIMUM');
  });

  test('the list has today’s vouchers, with a shop also its own', async () => {
    const ownAndAll = await offered('');
    expect(ownAndAll).toContain('BARANG10');
    for (const code of ['LAMA', 'BESOK', 'HABIS', 'TOKOB']) expect(ownAndAll).not.toContain(code);
    expect(await offered('tokob')).toContain('TOKOB');
    await take('SEKALI');
    expect(await offered('')).not.toContain('SEKALI');
  });

  test('a delivery voucher reduces the delivery of a direct purchase', async () => {
    const fields = { voucher_code: 'ONGKIR', total: 10_000, list_vuid: 'teh' };
    const worth = (delivery_cost: number) =>
      lapak.as<Worth | null>(lapak.siti, '/api/v2/customer/voucher/check', { ...fields, delivery_cost });
    expect((await worth(9_000)).data).toMatchObject({ voucher_value: 9_000 });
    expect((await worth(0)).code).toBe('VOUCHER_NOT_APPLICABLE');
  });

  const judged = async (fields: Record<string, string | number>) => {
    const path = '/api/partner/voucher';
    const { data } = await lapak.as<{ code: string; saving: number | null; error_code: string | null }[]>(
      lapak.siti,
      path,
      { view_uid: 'tokoa', ...fields },
    );
    return Object.fromEntries(data.map(({ code, saving, error_code }) => [code, saving ?? error_code]));
  };

  test('a list for the cart says what each voucher saves, or why not', async () => {
    expect(await judged({ cart_type: 0, delivery_cost: 15_000 })).toEqual({
      BARANG10: 2_000,
      ONGKIR: 15_000,
      SEMUA: 17_500,
      KEMBALI: 4_000,
      SEKALI: 1_000,
      BESAR: 'VOUCHER_MINIMUM',
      JASA: 'VOUCHER_NOT_APPLICABLE',
      KURIR: 'VOUCHER_NOT_APPLICABLE',
      DIGITAL: 'VOUCHER_NOT_APPLICABLE',
    });
  });

  test('a list for an item refers to that item, not to the cart', async () => {
    expect(await judged({ list_vuid: 'pulsa', product_total: 51_000 })).toMatchObject({
      DIGITAL: 510,
      BARANG10: 'VOUCHER_NOT_APPLICABLE',
    });
    expect(await judged({ list_vuid: 'teh', product_total: 10_000 })).toMatchObject({ BARANG10: 1_000 });
  });

  test('a list without a context evaluates nothing', async () => {
    expect(await judged({})).toMatchObject({ BARANG10: null, BESAR: null });
  });

  test('concurrent uses of a voucher never exceed its quota', async () => {
    const results = await Promise.allSettled([take('SEKALI'), take('SEKALI'), take('SEKALI', lapak.budi)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const [{ used } = { used: 0 }] = await lapak.database.query<{ used: number }>(
      `select used from vouchers where code = 'SEKALI'`,
    );
    expect(used).toBe(2);
  });

  test('a returned voucher can be used again', async () => {
    await take('SEKALI');
    await giveVoucherBack(lapak.database, await idOf('SEKALI'), lapak.siti.id);
    expect((await check('SEKALI')).code).toBeNull();
  });

  test('applying a catalogue again keeps used counts and withdraws missing vouchers', async () => {
    await take('SEKALI');
    const text = changed(lapakItems(), 'code: BARANG10', 'code: BARANG11');
    await lapak.admin.replaceItems('lapak', { file: 'items.yaml', text });
    expect((await check('SEKALI')).code).toBe('VOUCHER_USED');
    expect((await check('BARANG10')).code).toBe('VOUCHER_UNKNOWN');
    await lapak.admin.replaceItems('lapak', { file: 'items.yaml', text: lapakItems() });
    expect((await check('BARANG10')).code).toBeNull();
  });
});
