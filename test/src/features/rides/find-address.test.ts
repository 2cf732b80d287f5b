import { findAddress } from '../../../../src/features/rides/find-address';

const place = (name: string, region: string, latitude: number) => ({
  name,
  region,
  position: { latitude, longitude: 112.6 },
});
const klojen = place('Klojen', 'Malang, Jawa Timur', -7.97);
const malang = place('Malang', 'Jawa Timur', -7.98);
const namesake = place('Klojen', 'Jember, Jawa Timur', -8.2);
const address = { street: 'Jl. Ijen 20', district: 'Klojen', city: 'Kota Malang' };

type Place = typeof klojen;

async function find(known: { everywhere: Place[]; nearby?: Place[] }, asked = address) {
  const questions: [string, number | null][] = [];
  const found = await findAddress(asked, async (text, near) => {
    questions.push([text, near && near.latitude]);
    return ((near ? known.nearby : known.everywhere) ?? []).filter(({ name }) => name === text);
  });
  return { latitude: found && found.latitude, questions };
}

test('an address is in its district of its own town, not in a namesake', async () => {
  expect(await find({ everywhere: [namesake, klojen] })).toEqual({ latitude: -7.97, questions: [['Klojen', null]] });
});

test('a district that only the map around its town has is found there', async () => {
  expect(await find({ everywhere: [namesake, malang], nearby: [klojen] })).toEqual({
    latitude: -7.97,
    questions: [
      ['Klojen', null],
      ['Malang', null],
      ['Klojen', -7.98],
    ],
  });
});

test.each([
  ['a district that the map does not have', address, [malang], -7.98],
  ['no district', { ...address, district: '' }, [malang], -7.98],
  ['no town', { ...address, city: '' }, [namesake], -8.2],
  ['a regency as its town', { ...address, city: 'Kabupaten Malang' }, [klojen], -7.97],
  ['nothing that the map has', address, [namesake], null],
])('an address with %s is as near as the map knows', async (_what, asked, everywhere, latitude) => {
  expect((await find({ everywhere }, asked)).latitude).toBe(latitude);
});

test('the street is not sent to the map service', async () => {
  const { questions } = await find({ everywhere: [malang] });
  expect(JSON.stringify(questions)).not.toContain('Ijen');
});
