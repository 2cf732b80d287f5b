import { databases } from '../../../support/provider/databases';
import { type Lapak, startLapak } from '../../../support/provider/lapak';

const path = '/api/v2/customer/addresses';
const given = {
  full_name: 'Siti Aminah',
  address: 'Jalan Braga 12',
  phone_number: '+6281234567',
  province: '32',
  city: '32.73',
  district: '32.73.01',
};

describe.each(databases)('saved addresses on %s', (_name, open) => {
  let lapak: Lapak;
  beforeAll(async () => {
    lapak = await startLapak(open);
  });
  beforeEach(() => lapak.database.query('with others as (delete from other_addresses) delete from customer_addresses'));
  afterAll(() => lapak.close());

  const store = (uid: string, over: Partial<typeof given> = {}, who = lapak.siti) =>
    lapak.as(who, `${path}/${uid}`, { ...given, ...over }, 'PUT');
  const remove = (uid: string, who = lapak.siti) => lapak.as(who, `${path}/${uid}`, {}, 'DELETE');
  const choose = (uid: string, who = lapak.siti) => lapak.as(who, `${path}/${uid}/default`, {}, 'POST');
  const streets = ({ data }: { data: unknown }) =>
    (data as { is_default: number; address: { address: string } }[]).map(
      ({ is_default, address }) => `${address.address}${is_default === 1 ? ' *' : ''}`,
    );
  const list = async (who = lapak.siti) => streets(await lapak.as(who, path));

  const three = async () => {
    for (const uid of ['alamat-1', 'alamat-2', 'alamat-3']) await store(uid, { address: uid });
  };

  test.each([
    ['no name', { full_name: ' ' }, 'ADDRESS_INCOMPLETE'],
    ['a city of another province', { city: '35.78' }, 'CITY_INVALID'],
    ['a district of another city', { district: '32.17.01' }, 'DISTRICT_INVALID'],
  ])('%s is refused and changes nothing', async (_what, over, code) => {
    await store('alamat-1');
    expect(await store('alamat-1', over)).toMatchObject({ code, data: [{ address: given }] });
    expect(await store('alamat-2', over)).toMatchObject({ code, data: [{ address: given }] });
  });

  test('the eleventh is refused; the tenth can still be changed', async () => {
    for (let n = 10; n < 20; n++) await store(`alamat-${n}`);
    expect(await store('alamat-20')).toMatchObject({ code: 'ADDRESSES_FULL' });
    expect(await store('alamat-19', { address: 'Jalan Baru 1' })).toMatchObject({ code: null });
    expect(await list()).toHaveLength(10);
  });

  test('of twelve concurrently stored addresses, ten are kept', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => store(`alamat-${n}`)));
    const addresses = await list();
    expect(addresses).toHaveLength(10);
    expect(addresses.filter((street) => street.endsWith('*'))).toHaveLength(1);
  });

  test('choosing one that was deleted is refused', async () => {
    await three();
    await remove('alamat-2');
    expect(await choose('alamat-2')).toMatchObject({ code: 'ADDRESS_GONE' });
  });

  test('the delivery address comes first, then the others, newest first', async () => {
    expect(await list()).toEqual([]);
    await three();
    expect(await list()).toEqual(['alamat-1 *', 'alamat-3', 'alamat-2']);
  });

  test('an address is stored once per id', async () => {
    await store('alamat-1');
    await store('alamat-1', { address: 'Jalan Baru 1' });
    expect(await list()).toEqual(['Jalan Baru 1 *']);
  });

  test('the chosen address becomes the delivery address', async () => {
    await three();
    expect(streets(await choose('alamat-2'))).toEqual(['alamat-2 *', 'alamat-1', 'alamat-3']);
    expect((await lapak.as(lapak.siti, '/api/v2/customer/address')).data).toMatchObject({ address: 'alamat-2' });
    expect(streets(await choose('alamat-2'))).toEqual(['alamat-2 *', 'alamat-1', 'alamat-3']);
  });

  test('saving at the checkout changes the delivery address', async () => {
    await three();
    await lapak.as(lapak.siti, '/api/v2/customer/address', { ...given, address: 'Jalan Baru 1' }, 'PUT');
    expect(await list()).toEqual(['Jalan Baru 1 *', 'alamat-3', 'alamat-2']);
  });

  test('if the delivery address is deleted, the newest of the others replaces it', async () => {
    await three();
    expect(streets(await remove('alamat-1'))).toEqual(['alamat-3 *', 'alamat-2']);
    expect(streets(await remove('alamat-2'))).toEqual(['alamat-3 *']);
    expect(streets(await remove('alamat-2'))).toEqual(['alamat-3 *']);
    expect(streets(await remove('alamat-3'))).toEqual([]);
  });

  test('nobody can change another customer’s address', async () => {
    await three();
    expect(await choose('alamat-2', lapak.budi)).toMatchObject({ code: 'ADDRESS_GONE' });
    await remove('alamat-1', lapak.budi);
    await store('alamat-1', { address: 'Jalan Budi 1' }, lapak.budi);
    expect(await list()).toEqual(['alamat-1 *', 'alamat-3', 'alamat-2']);
    expect(await list(lapak.budi)).toEqual(['Jalan Budi 1 *']);
    await remove('alamat-1', lapak.budi);
    expect(await list(lapak.budi)).toEqual([]);
    expect(await list()).toEqual(['alamat-1 *', 'alamat-3', 'alamat-2']);
  });
});
