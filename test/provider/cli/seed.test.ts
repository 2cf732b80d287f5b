import { join } from 'node:path';
import { progressBar, runSeed } from '../../../provider/cli/run-seed';
import type { Database } from '../../../provider/database/database';
import { takeLock } from '../../../provider/database/lock-file';
import { fillDatabase } from '../../../provider/generator/fill-database';
import { storeSizes } from '../../../provider/generator/store';
import { databases, openMigrated } from '../../support/provider/databases';
import { dataDirectory, runProgram } from '../../support/provider/run-program';

jest.setTimeout(120_000);

/** Runs in this process, which saves the start of a program. */
async function seedHere(words: string) {
  let output = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  return { code: await runSeed(words.split(' '), { DATA_DIR: dataDirectory() }), output };
}

test.each([
  ['no numbers', '--items 10', '--stores must be a whole number from 1'],
  ['half a store', '--items 10 --stores 0.5', '--stores must be'],
  ['no items', '--items 0 --stores 1', '--items must be'],
  ['fewer items than stores', '--items 3 --stores 4', '4 stores need at least 4 items'],
  ['more items than stores can have', '--items 20001 --stores 1', 'A store has at most 20000 items'],
  ['an unknown option', '--item 10 --stores 1', "Unknown option '--item'"],
])('rejects %s with the correct usage', async (_what, words, reason) => {
  const { code, output } = await seedHere(words);
  expect(code).toBe(2);
  expect(output).toContain(reason);
  expect(output).toContain('Usage: npm run seed -- --items 1000000 --stores 1000');
});

test('refuses a directory in use and explains what to do', async () => {
  const DATA_DIR = dataDirectory();
  const lock = takeLock(join(DATA_DIR, 'pg'));
  const program = runProgram('seed', ['--items', '2', '--stores', '1'], { DATA_DIR });
  expect(await program.ended).toBe(1);
  lock.release();
  expect(program.output()).toContain(`is in use by process ${process.pid}`);
  expect(program.output()).toContain('Stop that process first, or fill another database');
});

test.each([
  [1_000_000, 1000],
  [20_000, 1],
  [40_000, 2],
  [7, 7],
  [100, 3],
])('distributes %i items over %i stores, most to the first', (items, stores) => {
  const sizes = storeSizes(items, stores);
  expect(sizes).toHaveLength(stores);
  expect(sizes.reduce((one, other) => one + other, 0)).toBe(items);
  expect([Math.max(...sizes), Math.min(...sizes) > 0]).toEqual([sizes[0], true]);
});

test('shows progress as a bar on a terminal and as a line per tenth elsewhere', () => {
  const drawn = (isTTY: boolean) => {
    const written: string[] = [];
    const show = progressBar({ isTTY, write: (text: string) => written.push(text) }, 'items', () => 0);
    for (let done = 0; done <= 40; done += 1) show(done, 40);
    return written;
  };
  expect(drawn(false)).toHaveLength(11);
  expect(drawn(false).at(-1)).toBe(`${'█'.repeat(40)} 100 %  40/40 items  0 s\n`);
  expect(drawn(true).every((text) => text.startsWith('\r'))).toBe(true);
  expect(drawn(true).at(-1)).toMatch(/\n$/);
});

describe.each(databases)('generated stores on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated(open);
  });
  afterAll(() => database.close());

  async function filledWith(seed: number) {
    await fillDatabase(database, { items: 200, stores: 3, seed }, () => undefined);
    return database.query<Record<string, unknown>>(
      `select store.codename, item.view_uid, item.title, item.price, item.lat, parent.view_uid as shop,
         (select count(*) from variants where item_id = item.id) as variants,
         (select string_agg(name || comment, ',' order by catalogue_key) from reviews where item_id = item.id) as reviews
       from items item join stores store on store.id = item.store_id left join items parent on parent.id = item.parent_id
       order by store.codename, item.position`,
    );
  }

  test('are equal for the same seed and differ for another', async () => {
    const one = await filledWith(1);
    expect(await filledWith(2)).not.toEqual(one);
    expect(await filledWith(1)).toEqual(one);
    expect(one).toHaveLength(200);
    expect(one).toContainEqual(expect.objectContaining({ shop: 'lapak1' }));
    expect(one.filter(({ variants }) => variants !== 0).length).toBeGreaterThan(0);
    expect(one.filter(({ reviews }) => reviews !== null).length).toBeGreaterThan(0);
    expect(one.filter(({ lat }) => lat !== null).length).toBeGreaterThan(0);
  });
});
