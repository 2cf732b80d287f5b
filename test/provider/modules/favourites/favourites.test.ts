import { maxFavourites } from '../../../../provider/__generated__/limits';
import type { components } from '../../../../provider/__generated__/rest';
import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { type Shop, startShop } from '../../../support/provider/shop';

type Reply<Data> = { data: Data; error_code: string | null };

const path = '/api/v2/customer/favourites';

describe.each(databases)('favourites on %s', (_name, open) => {
  let shop: Shop;
  let customer: TestCustomer;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    customer = await shop.newCustomer();
  });

  const list = async (owner = customer) => {
    const { body } = await shop.call<Reply<components['schemas']['Favourite'][]>>(owner, path);
    return body.data.map(({ view_uid }) => view_uid);
  };
  const save = async (view_uid: string, favourite: 0 | 1 = 1) =>
    (
      await shop.call<Reply<null>>(customer, path, {
        method: 'PUT',
        body: shop.form({ view_uid, favourite }),
      })
    ).body.error_code;
  const merge = async (view_uids: string, session_code: string) =>
    (
      await shop.call<Reply<null>>(customer, `${path}/merge`, {
        method: 'POST',
        body: shop.form({ view_uids, session_code }),
      })
    ).status;
  const fill = (count: number) =>
    shop.database.query(
      `insert into favourites (customer_id, item_uid, title, added_at)
       select $1, 'lama_' || n, 'Lama', now() from generate_series(1, $2::int) n`,
      [customer.id, count],
    );

  test('an item that the store does not have is refused', async () => {
    expect(await save('entah')).toBe('LINE_GONE');
    expect(await list()).toEqual([]);
  });

  test('above the limit an item is refused, and fits when another is removed', async () => {
    await fill(maxFavourites);
    expect(await save('garam')).toBe('FAVOURITES_FULL');
    expect(await save('lama_1', 0)).toBeNull();
    expect(await save('garam')).toBeNull();
    expect(await list()).toHaveLength(maxFavourites);
  });

  test('two concurrent additions fill the last free place once', async () => {
    await fill(maxFavourites - 1);
    const answers = await Promise.all([save('garam'), save('sendiri')]);
    expect(answers.toSorted()).toEqual(['FAVOURITES_FULL', null].toSorted());
    expect(await list()).toHaveLength(maxFavourites);
  });

  test('need a session', async () => {
    const nobody = { ...customer, headers: { authorization: 'Bearer nothing' } };
    expect((await shop.call(nobody, path)).status).toBe(401);
  });

  test('are listed newest first, each once, only for their customer', async () => {
    await save('garam');
    await save('sendiri');
    await save('garam');
    expect(await list()).toEqual(['sendiri', 'garam']);
    expect(await list(await shop.newCustomer())).toEqual([]);
    expect(await save('sendiri', 0)).toBeNull();
    expect(await save('sendiri', 0)).toBeNull();
    expect(await list()).toEqual(['garam']);
  });

  test("a guest's are added once, before those that were there, without unknown ones", async () => {
    await save('garam');
    expect(await merge('sendiri,entah,garam', 'merge-0001')).toBe(200);
    expect(await list()).toEqual(['sendiri', 'garam']);
    await save('sendiri', 0);
    expect(await merge('sendiri,entah,garam', 'merge-0001')).toBe(200);
    expect(await list()).toEqual(['garam']);
    expect(await merge('sendiri', 'merge-0001')).toBe(409);
  });

  test('a merge fills up to the limit', async () => {
    await fill(maxFavourites - 1);
    await merge('sendiri,garam', 'merge-0002');
    const favourites = await list();
    expect(favourites).toHaveLength(maxFavourites);
    expect(favourites[0]).toBe('sendiri');
  });
});
