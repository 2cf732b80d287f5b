import type { TestCustomer } from '../../../support/provider/customers';
import { bothDatabases } from '../../../support/provider/databases';
import { listenTo } from '../../../support/provider/event-stream';
import { type Shop, startShop } from '../../../support/provider/shop';

describe.each(bothDatabases)('live events on %s', (_name, open) => {
  let shop: Shop;
  let origin: string;
  beforeAll(async () => {
    shop = await startShop(open);
    origin = new URL((await shop.ask('/health')).url).origin;
  });
  beforeEach(() => shop.restock());

  const path = '/api/v2/customer/events';
  const listen = ({ headers }: TestCustomer) => listenTo(`${origin}${path}`, headers);

  test('a guest gets no events', async () => {
    expect((await shop.ask(path)).status).toBe(401);
    expect((await shop.ask(path, { headers: { authorization: `Bearer ${'x'.repeat(30)}` } })).status).toBe(401);
  });

  test('a customer gets events only for changes of their own orders', async () => {
    const [own, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const stream = await listen(own);
    const { statusCode, headers } = stream.response;
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ]);
    await stream.until(': listening');
    const foreign = await shop.order(other);
    await shop.restock();
    const { unique_id, order_no } = await shop.order(own);
    await shop.cancel(own, unique_id);
    const heard = await stream.until('-2');
    const events = [...heard.matchAll(/event: order\ndata: (.*)\n\n/g)].map(
      ([, data = '']) => JSON.parse(data) as unknown,
    );
    expect(events).toEqual([
      { unique_id, order_no, order_status: 0, revision: 1 },
      { unique_id, order_no, order_status: -2, revision: 2 },
    ]);
    expect(heard).not.toContain(foreign.unique_id);
    stream.response.destroy();
  });

  test('a change rolled back sends no event, and streams end when the provider stops', async () => {
    const own = await shop.newCustomer();
    const stream = await listen(own);
    await stream.until(': listening');
    const fields = await shop.wish(own, { total: 1 });
    expect((await shop.create(own, fields)).body.error_code).toBe('PRICE_CHANGED');
    await shop.close();
    expect(await stream.until('never')).not.toContain('event: order');
  });
});
