import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed, storeText } from '../provider/support/fixture-store';
import { dataDirectory, runProgram, runProvider, type StartedProvider } from '../provider/support/run-program';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'store-cli-'));
const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const DATA_DIR = dataDirectory();
async function store(...args: string[]) {
  const program = runProgram('provider/cli/store.ts', args, { DATA_DIR });
  return { code: await program.ended, output: program.output().trim() };
}

describe.each(['a running provider', 'no provider'])('the store commands with %s', (situation) => {
  const codename = situation === 'no provider' ? 'sendiri' : 'lewat';
  let provider: StartedProvider | undefined;
  beforeAll(async () => {
    if (situation !== 'no provider') provider = await runProvider({ DATA_DIR });
  });
  afterAll(async () => {
    provider?.child.kill('SIGTERM');
    await provider?.ended;
  });

  test('a store goes through apply, export, change, history and rollback', async () => {
    const file = write('store.yaml', storeText(codename));
    expect(await store('apply', file)).toEqual({ code: 0, output: `"${codename}" is at revision 1 now` });

    const exported = await store('export', codename);
    expect(exported.code).toBe(0);
    expect(await store('apply', write('exported.yaml', exported.output))).toEqual({
      code: 0,
      output: `"${codename}" has exactly this configuration already; it stays at revision 1`,
    });

    const next = write('next.yaml', changed(exported.output, 'layout: 0', 'layout: 1'));
    expect((await store('apply', next)).output).toBe(`"${codename}" is at revision 2 now`);
    expect((await store('rollback', codename)).output).toBe(`"${codename}" is at revision 1 again`);
    expect((await store('history', codename)).output).toMatch(
      /^REVISION .*\n2 .* apply .*\n1 \(current\) .* rollback /,
    );
    expect((await store('export', `${codename}@2`)).output).toContain('layout: 1');
    expect((await store('list')).output).toMatch(new RegExp(`^${codename} +1 +[-0-9T:]+Z +Warung ${codename}$`, 'm'));
  });

  test('a broken file is refused with its places, and nothing is applied', async () => {
    const file = write('broken.yaml', changed(storeText(codename), 'layout: 0', 'layuot: 0'));
    const { code, output } = await store('apply', file);
    expect(code).toBe(1);
    expect(output).toContain(`${file}:6:3 app.layuot: "layuot" is no field here\n  Did you mean "layout"?`);
    expect(output).toContain('2 errors; nothing was applied');
  });

  test('a host of another store is refused with its place in the file', async () => {
    const file = write('taken.yaml', changed(storeText('lain'), 'lain.example', `${codename}.example`));
    const { code, output } = await store('apply', file);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        `${file}:2:11 domains[0]: "${codename}.example" belongs to the store "${codename}"`,
      ) as string,
    ]);
  });

  test.each([
    [['export', 'tiada'], 'There is no store "tiada"'],
    [['history', 'tiada'], 'There is no store "tiada"'],
    [['rollback', 'tiada'], '"tiada" has no earlier revision'],
  ])('%j ends with 1', async (args, message) => {
    expect(await store(...args)).toEqual({ code: 1, output: message });
  });
});

test('validate needs no database, checks every file and says which are fine', async () => {
  const fine = write('fine.json', '{"codename":"satu","app":{"view_uid":"a","name":"A","layout":4},"components":[]}');
  const { code, output } = await store('validate', fine, write('good.yaml', storeText()));
  expect([code, output]).toEqual([1, expect.stringContaining('good.yaml: the store "warung" is fine') as string]);
  expect(output).toContain(`${fine}:1:77 components: must have at least 1 entry`);
});

test.each([
  [[], 'Usage: npm run store'],
  [['aply', 'x.yaml'], 'There is no command "aply"'],
  [['toString'], 'There is no command "toString"'],
  [['apply'], 'Give one file'],
  [['apply', '/no/such/file.yaml'], "can't be read"],
  [['rollback', 'warung', 'satu'], '"satu" is no number of a revision'],
  [['list', 'warung'], 'list takes no words'],
])('%j is a wrong use: 2, with the usage', async (args, message) => {
  const { code, output } = await store(...args);
  expect([code, output]).toEqual([2, expect.stringContaining(message) as string]);
  expect(output).toContain('validate <file>...');
});
