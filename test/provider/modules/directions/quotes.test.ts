import { createDeps } from '../../../../provider/modules/deps';
import { createDirections } from '../../../../provider/modules/directions';
import { decodePolyline } from '../../../../shared/routes/polyline';
import { databases } from '../../../support/provider/databases';
import { createTestRouter, ends, rideCalls, withRides } from '../../../support/provider/rides';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

describe.each(databases)('quotes of rides on %s', (_name, open) => {
  let shop: Shop;
  let rides: ReturnType<typeof rideCalls>;
  const { router, state } = createTestRouter();
  beforeAll(async () => {
    shop = await startShop(open, router);
    rides = rideCalls(shop);
    await shop.applyStore(withRides(shop.document));
  });
  afterAll(() => shop.close());

  test.each<[what: string, fields: Fields, code: string]>([
    ['of an item that is no ride', { list_vuid: 'garam' }, 'NOT_PURCHASABLE'],
    ['of an item that there is not', { list_vuid: 'entah' }, 'NOT_PURCHASABLE'],
    ['that is closed now', { list_vuid: 'antarjam' }, 'CLOSED'],
    ['that begins outside', { origin_lat: -6.2, origin_lng: 106.8 }, 'RIDE_OUTSIDE'],
    ['that ends outside', { destination_lat: -6.2, destination_lng: 106.8 }, 'RIDE_OUTSIDE'],
    ['that is too long', { destination_lat: -6.65 }, 'RIDE_TOO_FAR'],
    ['of a carrier that does not ride', { exp_vuid: 'kurir' }, 'CARRIER_INVALID'],
    ['of goods without a cart', { list_vuid: '', exp_vuid: 'antar' }, 'CART_EMPTY'],
  ])('a quote %s is refused', async (_what, fields, code) => {
    const customer = await shop.newCustomer();
    expect((await rides.quote(customer, fields)).body).toMatchObject({ success: false, error_code: code, data: null });
  });

  test('a missing end breaks the contract', async () => {
    const customer = await shop.newCustomer();
    const body = shop.form({ app_vuid: 'warung_app', list_vuid: 'ojek' });
    expect((await shop.call(customer, '/api/v2/customer/list/direction', { method: 'POST', body })).status).toBe(400);
    expect((await rides.quote(customer, { app_vuid: 'lain' })).status).toBe(404);
    expect((await shop.ask('/api/v2/customer/list/direction', { method: 'POST', body })).status).toBe(401);
  });

  test('a ride costs its distance along the streets', async () => {
    const quote = await rides.quoted(await shop.newCustomer());
    expect(quote).toMatchObject({
      origin: { address: 'Alun-alun', lat: -6.9175, lng: 107.6191 },
      destination: { address: 'Kampus' },
      order_fee_courrier: 2_000,
      region_flag: 1,
      payment_type: [2, 3],
      surcharges: [],
      expires_at: '2026-11-21T10:10:00.000Z',
    });
    expect(quote.distance_price).toBe(Math.ceil((quote.distance_value * 2_500) / 100_000) * 100);
    const line = decodePolyline(quote.direction) ?? [];
    expect(line.length).toBeGreaterThan(3);
    expect(line[0]).toEqual({ lat: ends.origin_lat, lng: ends.origin_lng });
  });

  test.each([
    [30_000, null],
    [30_001, 'RIDE_TOO_FAR'],
  ])('of a ride of %i metres in a store that rides up to 30 km the refusal is %s', async (metres, code) => {
    state.metres = metres;
    const { body } = await rides.quote(await shop.newCustomer());
    state.metres = null;
    expect(body.error_code).toBe(code);
  });

  test('by GET the answer is the same', async () => {
    const customer = await shop.newCustomer();
    const { origin_address: _from, destination_address: _to, ...positions } = ends;
    const query = shop.form({ app_vuid: 'warung_app', list_vuid: 'ojek', ...positions });
    const { body } = await shop.call<{ data: object }>(customer, `/api/v2/customer/list/direction?${query}`);
    const { quote_uid: _id, origin: _origin, destination: _destination, ...quote } = await rides.quoted(customer);
    expect(body.data).toMatchObject(quote);
  });

  test('an end fixed by the seller is not required', async () => {
    const { destination_lat: _lat, destination_lng: _lng, destination_address: _address, ...start } = ends;
    const customer = await shop.newCustomer();
    const body = shop.form({ app_vuid: 'warung_app', list_vuid: 'bandara', ...start });
    const answer = await shop.call<{ data: { destination: object } }>(customer, '/api/v2/customer/list/direction', {
      method: 'POST',
      body,
    });
    expect(answer.body.data.destination).toEqual({ address: 'Bandara Husein', lat: -6.9006, lng: 107.5763 });
  });

  test('a call costs the driver’s way, and nothing if the driver is already there', async () => {
    const customer = await shop.newCustomer();
    const far = await rides.quoted(customer, { list_vuid: 'tambal' });
    expect(far).toMatchObject({ origin: { address: 'Bengkel Asep' }, destination: { address: 'Kampus' } });
    expect(far.distance_price).toBeGreaterThan(8_000);
    const here = { destination_lat: ends.origin_lat, destination_lng: ends.origin_lng };
    expect(await rides.quoted(customer, { list_vuid: 'tambal', ...here })).toMatchObject({
      distance_value: 0,
      distance_price: 8_000,
    });
  });

  test('goods are delivered from their shop, or from the carrier’s origin', async () => {
    const customer = await shop.newCustomer();
    await shop.fill(customer, 'bayam', 1);
    const quote = await rides.quoted(customer, { list_vuid: '', exp_vuid: 'antar' });
    expect(quote).toMatchObject({
      origin: { address: 'Toko', lat: -6.9175 },
      list_courrier_service: [
        { view_uid: 'segel', required: 1 },
        { view_uid: 'tas', price: 2_000, max_qty: 2 },
      ],
      order_fee_courrier: 0,
    });
    const other = await shop.newCustomer();
    expect(await rides.quoted(other, { list_vuid: 'garam', exp_vuid: 'antar' })).toMatchObject({
      distance_price: quote.distance_price,
    });
  });

  test('at most 30 quotes of a customer are stored, and no expired ones', async () => {
    const customer = await shop.newCustomer();
    for (let count = 0; count < 33; count += 1) await rides.quoted(customer);
    const count = async () => {
      const [row] = await shop.database.query<{ count: number }>(
        'select count(*)::int as count from ride_quotes where customer_id = $1',
        [customer.id],
      );
      return row?.count;
    };
    expect(await count()).toBe(30);
    const later = () => new Date('2026-11-21T10:10:00Z');
    await createDirections(createDeps(shop.database, { now: later })).dropExpired();
    expect(await count()).toBe(0);
  });
});
