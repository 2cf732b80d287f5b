import type { components } from '../../../../provider/__generated__/rest';
import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { type Shop, startShop } from '../../../support/provider/shop';

type Answer = { data: components['schemas']['OrderedAgain'] | null };

describe.each(databases)('ordering again on %s', (_name, open) => {
  let shop: Shop;
  let customer: TestCustomer;
  let order: string;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.restock();
    customer = await shop.newCustomer();
    order = (await shop.order(customer)).unique_id;
    await shop.cancel(customer, order);
  });

  const again = (session_code = shop.newSession(), owner = customer, order_uid = order) =>
    shop.call<Answer>(owner, '/api/v2/customer/order/again', {
      method: 'POST',
      body: shop.form({ order_uid, session_code }),
    });
  const pieces = async () => {
    const rows = await shop.database.query<{ quantity: number }>(
      'select quantity from cart_lines where customer_id = $1',
      [customer.id],
    );
    return rows.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const change = (sql: string) =>
    shop.database.query(
      `update items set ${sql} where view_uid in (select list_view_uid from order_lines
      join orders on orders.id = order_lines.order_id where orders.unique_id = $1)`,
      [order],
    );

  test('another customer’s order is not found', async () => {
    expect((await again(shop.newSession(), await shop.newCustomer())).status).toBe(404);
    expect((await again(shop.newSession(), customer, 'entah')).status).toBe(404);
  });

  test.each([
    ['closed', 'is_open = 0', 'CLOSED'],
    ['sold out', 'use_quantity = 1, quantity = 0', 'STOCK_SHORT'],
    ['sold to whom asks', 'max_qty = 0', 'NOT_PURCHASABLE'],
  ])('an item that is %s is left out, with its reason', async (_case, sql, reason) => {
    await change(sql);
    const { body } = await again();
    expect(body.data?.lines).toEqual([expect.objectContaining({ added: 0, error_code: reason })]);
  });

  test('an item with a new price is added, with both prices', async () => {
    await change('price = price + 500');
    const [line] = (await again()).body.data?.lines ?? [];
    expect(line?.price).toBe((line?.price_before ?? 0) + 500);
    expect(line?.added).toBe(line?.qty);
  });

  test('only the remaining stock is added', async () => {
    await change('use_quantity = 1, quantity = 1');
    const { body } = await again();
    expect(body.data).toMatchObject({ lines: [{ qty: 2, added: 1, error_code: 'STOCK_SHORT' }] });
    expect((await again()).body.data?.lines[0]?.added).toBe(0);
  });

  test('adds all lines once per session code', async () => {
    const before = await pieces();
    const session = shop.newSession();
    const [first, second] = await Promise.all([again(session), again(session)]);
    expect(second.body).toEqual(first.body);
    const added = first.body.data?.lines.reduce((sum, line) => sum + line.added, 0) ?? 0;
    expect(added).toBeGreaterThan(0);
    expect(await pieces()).toBe(before + added);
  });
});
