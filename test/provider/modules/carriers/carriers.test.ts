import { databases } from '../../../support/provider/databases';
import { type Lapak, startLapak } from '../../../support/provider/lapak';

type Packages = { code: string; costs: { service: string; cost: { value: number; etd: string }[] }[] }[];

describe.each(databases)('carriers and payment options on %s', (_name, open) => {
  let lapak: Lapak;
  beforeAll(async () => {
    lapak = await startLapak(open);
  });
  afterAll(() => lapak.close());

  const packages = (courrier: string, destination: string, weight = 1) =>
    lapak.as<Packages>(
      lapak.siti,
      `/api/v2/customer/expedition/type?courrier=${courrier}&origin=32.73&destination=${destination}&weight=${weight}`,
    );
  const offered = ({ data }: { data: Packages }) =>
    data[0]?.costs.map(({ service, cost }) => [service, cost[0]?.value, cost[0]?.etd]);
  const options = async (query: string) => {
    const { data } = await lapak.as<{ id: string }[]>(lapak.siti, `/api/v2/customer/cart/payment-type?${query}`);
    return data.map(({ id }) => id);
  };

  test.each([
    ['an unknown carrier', 'lain', '32.73.01', 'CARRIER_INVALID'],
    ['a carrier without packages', 'antar', '32.73.01', 'CARRIER_INVALID'],
    ['no destination', 'kurir', '', 'ADDRESS_MISSING'],
    ['an unknown destination', 'kurir', '32.73.99', 'DISTRICT_INVALID'],
  ])('%s is refused', async (_what, courrier, destination, code) => {
    expect(await packages(courrier, destination)).toMatchObject({ status: 200, code, data: [] });
  });

  test('packages cost by zone and started kilogram, and take longer the farther they go', async () => {
    expect(offered(await packages('kurir', '32.73.01'))).toEqual([
      ['REG', 9000, '1-2'],
      ['HRI', 20_000, '0'],
    ]);
    expect(offered(await packages('kurir', '32.17.01', 1001))).toEqual([['REG', 26_000, '2-3']]);
    expect(offered(await packages('kurir', '51.71.01', 1000))).toEqual([['REG', 24_000, '4-5']]);
  });

  test('the store’s carriers deliver for its shops', async () => {
    const carriers = (partner: string) =>
      lapak.as(lapak.siti, `/api/v2/customer/expedition/courrier?partner_vuid=${partner}`);
    const { data } = await carriers('tokoa');
    expect(data).toMatchObject([
      { view_uid: 'kurir', type: 3 },
      { view_uid: 'antar', type: 2, cost: 7000 },
    ]);
    expect((await carriers('')).data).toEqual(data);
    expect((await carriers('teh')).status).toBe(404);
  });

  test.each([
    ['cart_type=0', ['va', 'saldo', 'tempat']],
    ['cart_type=0&expedition_type=2', ['va', 'saldo', 'tempat']],
    ['cart_type=0&expedition_type=3', ['va', 'saldo']],
    ['cart_type=1', ['saldo']],
    ['cart_type=5', ['va', 'saldo']],
    ['cart_type=0&invoice_flag=1', ['va', 'saldo']],
  ])('%s has its own payment options', async (query, expected) => {
    expect(await options(query)).toEqual(expected);
  });

  test('internal payment details do not reach customers', async () => {
    const { text } = await lapak.ask('/api/v2/app/lapak');
    expect(text).not.toContain('88081');
  });

  test('a store’s checkout fields follow its own configuration', async () => {
    const app = (uid: string) => lapak.as(lapak.siti, `/api/v2/customer/cart/view-app?app_vuid=${uid}`);
    expect((await app('lapak_app')).data).toEqual({
      cart: {
        use_expedition: 1,
        use_dropship: 1,
        min_order_price: 5_000,
        order_fee_product: 1_000,
        order_fee_product_courrier: 2_000,
        origin: '34.71',
        text_checkout: 'Pesan',
      },
    });
    expect((await app('warung_app')).status).toBe(404);
  });
});
