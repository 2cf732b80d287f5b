import { newId, withNewIds } from '../../../../studio/editor/entries/operations/new-ids';

const none: ReadonlySet<string> = new Set();

test('two colleagues who add the same get readable ids that differ', () => {
  const ids = Array.from({ length: 200 }, () => newId('Daftar produk', none));
  expect(new Set(ids)).toHaveProperty('size', 200);
  for (const id of ids) expect(id).toMatch(/^daftar_produk_0[a-z0-9]{5}$/);
});

test('the id of a copy has one random part, and no id is too long', () => {
  expect(newId('daftar_produk_0ab12c', none)).toMatch(/^daftar_produk_0[a-z0-9]{5}$/);
  expect(newId('sayur_2', none)).toMatch(/^sayur_0[a-z0-9]{5}$/);
  expect(newId('a'.repeat(90), none)).toMatch(/^a{33}_0[a-z0-9]{5}$/);
  expect(newId('!', none)).toMatch(/^baru_0[a-z0-9]{5}$/);
});

test('the short name of a copied package is as long as the schema allows, and its random part is whole', () => {
  const copy = withNewIds({}, 'package', { service: 'Sampai besok sebelum siang' }, '/app/carriers/0/services');
  expect(copy).toEqual({ service: expect.stringMatching(/^sampai besok 0[a-z0-9]{5}$/) });
});
