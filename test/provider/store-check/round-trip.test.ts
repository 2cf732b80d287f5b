import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { checkItems } from '../../../provider/store-check/check-items';
import { checkStore } from '../../../provider/store-check/check-store';
import { toYaml } from '../../../provider/store-check/to-yaml';
import { storeText } from '../../support/provider/fixture-store';

const folder = join(__dirname, '../../../provider/seed/stores');
const read = (codename: string, name: string) => readFileSync(join(folder, codename, name), 'utf8');
const codenames = readdirSync(folder);

const regencies = new Set(
  readFileSync(join(require.resolve('idn-area-data/package.json'), '../data/regencies.csv'), 'utf8')
    .split('\n')
    .map((line) => line.split(',')[0] ?? ''),
);

/** The keys in the order in which the database returns them. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, shuffled(entry)]),
  );
}

test.each(codenames)('the demo store %s and its catalogue pass the check', (codename) => {
  const store = checkStore(read(codename, 'store.yaml'), 'store.yaml');
  expect(store.filled.codename).toBe(codename);
  const productLists = store.filled.components.filter(({ category }) => category === 6).map(({ view_uid }) => view_uid);
  expect(
    checkItems(read(codename, 'items.yaml'), 'items.yaml', {
      productLists,
      forms: store.filled.forms.map(({ view_uid }) => view_uid),
      regencies,
    }).items.length,
  ).toBeGreaterThan(0);
});

test.each(codenames)('the demo store %s is exported as written', (codename) => {
  const { document } = checkStore(read(codename, 'store.yaml'), 'store.yaml');
  const exported = toYaml(shuffled(document) as typeof document);
  expect(checkStore(exported, 'exported.yaml').document).toEqual(document);
});

test('an exported file has the important fields first, not alphabetical ones', () => {
  const exported = toYaml(shuffled(checkStore(storeText(), 'store.yaml').document) as Record<string, unknown>);
  expect(exported).toMatch(/^codename: warung\ndomains:\n {2}- warung.example\napp:\n {2}view_uid: warung_app\n/);
  expect(exported).toContain('  - view_uid: sayur\n    name: Sayur\n    category: 6\n');
});

test('any text survives export and apply', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (tagline) => {
      const document = {
        codename: 'satu',
        app: { view_uid: 'a', name: 'A', tagline, layout: 4 },
        components: [{ view_uid: 'b', name: 'B', category: 6, attr3: '2' }],
      };
      expect(checkStore(toYaml(document), 'exported.yaml').document).toEqual(document);
    }),
    { numRuns: process.env.SOAK ? 2000 : 200, seed: 20_261_121 },
  );
});
