import { databases } from '../../../support/provider/databases';
import { type Lapak, startLapak } from '../../../support/provider/lapak';

const path = '/api/v2/customer/address';
const given = {
  full_name: 'Siti Aminah',
  address: 'Jalan Braga 12',
  phone_number: '+6281234567',
  province: '32',
  city: '32.73',
  district: '32.73.01',
};

describe.each(databases)('addresses on %s', (_name, open) => {
  let lapak: Lapak;
  beforeAll(async () => {
    lapak = await startLapak(open);
  });
  beforeEach(() => lapak.database.query('delete from customer_addresses'));
  afterAll(() => lapak.close());

  const save = (over: Partial<typeof given> = {}) => lapak.as(lapak.siti, path, { ...given, ...over }, 'PUT');

  test.each([
    ['no name', { full_name: ' ' }, 'ADDRESS_INCOMPLETE'],
    ['a name of what is not seen', { full_name: '\u202e\u200b' }, 'ADDRESS_INCOMPLETE'],
    ['no street', { address: '' }, 'ADDRESS_INCOMPLETE'],
    ['no phone', { phone_number: '' }, 'ADDRESS_INCOMPLETE'],
    ['no district', { district: '' }, 'ADDRESS_INCOMPLETE'],
    ['a city of another province', { city: '35.78' }, 'CITY_INVALID'],
    ['an unknown city', { city: '32.99' }, 'CITY_INVALID'],
    ['a district of another city', { district: '32.17.01' }, 'DISTRICT_INVALID'],
  ])('%s is refused and changes nothing', async (_what, over, code) => {
    await save();
    const reply = await save(over);
    expect(reply).toMatchObject({ status: 200, code, data: { full_name: given.full_name, district: '32.73.01' } });
  });

  test.each([
    ['a name of 31 letters', { full_name: 'a'.repeat(31) }],
    ['a street of 31 letters', { address: 'a'.repeat(31) }],
    ['a phone of 16 digits', { phone_number: '0'.repeat(16) }],
    ['letters in a phone', { phone_number: '0812abc' }],
  ])('%s is not a valid address', async (_what, over) => {
    expect((await save(over)).status).toBe(400);
  });

  test('the list is empty at first', async () => {
    expect((await lapak.as(lapak.siti, path)).data).toBeNull();
  });

  test('an address is stored with its region names, for its customer only', async () => {
    await save();
    expect((await lapak.as(lapak.siti, path)).data).toMatchObject({
      ...given,
      province_name: 'Jawa Barat',
      city_name: 'Kota Bandung',
    });
    expect((await lapak.as(lapak.budi, path)).data).toBeNull();
  });

  test('the settings store language and address together, and neither if one is refused', async () => {
    const shipment = '/api/shipment';
    expect((await lapak.as(lapak.siti, shipment)).data).toEqual({ address: null, language: 'in' });
    const refused = await lapak.as(lapak.siti, shipment, { ...given, city: '35.78', language: 'en' });
    expect(refused).toMatchObject({ code: 'CITY_INVALID', data: { address: null, language: 'in' } });
    const saved = await lapak.as(lapak.siti, shipment, { ...given, language: 'en' });
    expect(saved).toMatchObject({ code: null, data: { address: given, language: 'en' } });
  });

  test('only the language is stored if no part of an address is sent', async () => {
    const shipment = '/api/shipment';
    const language = async (over: Record<string, string>) => (await lapak.as(lapak.budi, shipment, over)) as object;
    expect(await language({ language: 'en' })).toMatchObject({ code: null, data: { address: null, language: 'en' } });
    await lapak.as(lapak.budi, path, given, 'PUT');
    expect(await language({ language: 'in' })).toMatchObject({ data: { address: given, language: 'in' } });
    expect(await language({ language: 'en', full_name: 'Budi' })).toMatchObject({
      code: 'ADDRESS_INCOMPLETE',
      data: { address: given, language: 'in' },
    });
  });

  test('regions are listed by name, down to districts', async () => {
    const names = async (address: string) => (await lapak.ask(address)).body?.data as Record<string, string>[];
    expect(await names('/api/v2/customer/get-provinces')).toHaveLength(38);
    const cities = await names('/api/v2/customer/get-cities/32');
    expect(cities).toContainEqual({ city_id: '32.73', city_name: 'Kota Bandung' });
    const districts = await names('/api/v2/customer/get-districts/32.73');
    expect(districts).toHaveLength(30);
    expect(districts.map((one) => one.subdistrict_name)).toEqual(districts.map((one) => one.subdistrict_name).sort());
  });

  test('answers 404 for an unknown province or city', async () => {
    expect((await lapak.ask('/api/v2/customer/get-cities/99')).status).toBe(404);
    expect((await lapak.ask('/api/v2/customer/get-districts/99.99')).status).toBe(404);
  });
});
