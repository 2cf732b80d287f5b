import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUp } from '../../support/programs/cleanup';
import { seededData } from '../../support/programs/seeded-data';
import { storeCommand } from '../../support/programs/store-command';
import { changed, storeText } from '../../support/provider/fixture-store';
import { runProgram, runProvider, type StartedProvider } from '../../support/provider/run-program';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'store-cli-'));
const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await seededData();
});
afterAll(cleanUp);

/** Runs the command like a user. */
async function store(...args: string[]) {
  const program = runProgram('store', args, { DATA_DIR });
  return { code: await program.ended, output: program.output().trim() };
}

const storeHere = (...args: string[]) => storeCommand(DATA_DIR, ...args);

describe('while a provider runs', () => {
  let provider: StartedProvider;
  beforeAll(async () => {
    provider = await runProvider({ DATA_DIR });
  });
  afterAll(async () => {
    provider.child.kill('SIGTERM');
    await provider.ended;
  });

  test('apply, export, change, history and rollback work on a store', async () => {
    const file = write('store.yaml', storeText());
    expect(await store('apply', file)).toEqual({ code: 0, output: '"warung" is now at revision 1' });

    const exported = await store('export', 'warung');
    expect(exported.code).toBe(0);
    expect(await storeHere('apply', write('exported.yaml', exported.output))).toEqual({
      code: 0,
      output: '"warung" already has exactly this configuration; it stays at revision 1',
    });

    const next = write('next.yaml', changed(exported.output, 'layout: 0', 'layout: 1'));
    const why = ['--message', 'bilah di bawah', '--author', 'ani'];
    expect((await storeHere('apply', next, ...why)).output).toBe('"warung" is now at revision 2');
    const stale = write('stale.yaml', changed(exported.output, 'layout: 0', 'layout: 2'));
    expect(await storeHere('apply', stale)).toEqual({
      code: 1,
      output: expect.stringContaining('the newest is revision 2 by ani at ') as string,
    });
    expect((await storeHere('rollback', 'warung')).output).toBe(
      '"warung" is at revision 1 again\nUndone by 1 change:\n  app.layout: 1 → 0',
    );
    expect((await storeHere('rollback', 'warung', '1')).output).toBe('"warung" is at revision 1 already');
    expect((await storeHere('history', 'warung')).output).toMatch(
      /^REVISION .*\n2 .* 1 change: app\.layout +apply \S+Z by ani "bilah di bawah"\n1 \(current\) .* rollback \(1 change: app\.layout\) /,
    );
    expect((await storeHere('export', 'warung@2')).output).toContain('layout: 1');
    const [line = ''] = exported.output.split('\n');
    expect(line).toMatch(/^# yaml-language-server: \$schema=(\.\.\/|schema\/).*store\.schema\.json$/);
    expect((await storeHere('list')).output).toMatch(/^warung +1 +[-0-9T:]+Z +Warung warung$/m);
  });

  test('an invalid file is rejected with its locations, and nothing is applied', async () => {
    const file = write('broken.yaml', changed(storeText(), 'layout: 0', 'layuot: 0'));
    const { code, output } = await store('apply', file);
    expect(code).toBe(1);
    expect(output).toContain(`${file}:6:3 app.layuot: "layuot" is not a field here\n  Did you mean "layout"?`);
    expect(output).toContain('2 errors; nothing was applied');
  });

  test('a host of another store is rejected with its location in the file', async () => {
    await storeHere('apply', write('store.yaml', storeText()));
    const file = write('taken.yaml', changed(storeText('lain'), 'lain.example', 'warung.example'));
    expect(await storeHere('apply', file)).toEqual({
      code: 1,
      output: `${file}:2:11 domains[0]: "warung.example" belongs to the store "warung"\n\n1 error; nothing was applied`,
    });
  });

  test.each([
    [['export', 'tiada'], 'There is no store "tiada"'],
    [['export', 'warung@99'], '"warung" has no revision 99'],
    [['history', 'tiada'], 'There is no store "tiada"'],
    [['rollback', 'tiada'], '"tiada" has no earlier revision'],
  ])('%j exits with 1', async (args, output) => {
    expect(await storeHere(...args)).toEqual({ code: 1, output });
  });
});

const link = /^(\/studio\/invitations\/[\w-]{43})$/m;

describe('staff', () => {
  const invite = (...words: string[]) => storeHere('invite', ...words);

  test('an owner is invited by the running provider, or by the command itself', async () => {
    await storeHere('apply', write('staffed.yaml', storeText('berstaf')));
    const provider = await runProvider({ DATA_DIR });
    const through = await invite('berstaf', 'sari@toko.test');
    provider.child.kill('SIGTERM');
    await provider.ended;
    const alone = await invite('berstaf', 'budi@toko.test', '--role', 'editor', '--scopes', 'look,content');
    for (const { code, output } of [through, alone]) {
      expect(code).toBe(0);
      expect(output).toMatch(link);
    }
    expect(alone.output).toContain('becomes editor of "berstaf"');
  });

  test.each([
    [['berstaf', 'sari'], 2, '"sari" is not an e-mail'],
    [['berstaf'], 2, 'Give one codename and one e-mail'],
    [['berstaf', 'sari@toko.test', '--role', 'admin'], 2, 'The role is one of owner, publisher, editor, viewer'],
    [['berstaf', 'sari@toko.test', '--role', 'editor'], 2, 'The scopes are content, look, rules'],
    [['berstaf', 'sari@toko.test', '--scopes', 'look'], 2, 'Only an editor has scopes'],
    [['tiada', 'sari@toko.test'], 1, 'There is no store "tiada"'],
  ])('invite %j exits with %d', async (words, code, output) => {
    expect(await invite(...words)).toEqual({ code, output: expect.stringContaining(output) as string });
  });

  test.each(['forget-staff', 'reset-staff'])('%s of nobody exits with 1', async (command) => {
    expect(await storeHere(command, 'nobody@toko.test')).toEqual({
      code: 1,
      output: 'There is nobody with the e-mail nobody@toko.test',
    });
  });
});

test('without a provider the command opens the database and releases it', async () => {
  expect(await store('apply', write('own.yaml', storeText('sendiri')))).toEqual({
    code: 0,
    output: '"sendiri" is now at revision 1',
  });
  expect((await store('export', 'sendiri')).output).toContain('codename: sendiri');
});

test('validate needs no database, checks every file and lists the valid ones', async () => {
  const empty = write('empty.json', '{ "codename": "satu", "app": { "view_uid": "a", "name": "A", "layout": 4 } }');
  const { code, output } = await store('validate', empty, write('good.yaml', storeText()));
  expect([code, output]).toEqual([1, expect.stringContaining('good.yaml: the store "warung" is valid') as string]);
  expect(output).toContain(`${empty}:1:1 needs "components"`);
});

test('validate reports missing pictures and unlinked items, and accepts generated pictures', async () => {
  const logo = changed(storeText('gambar'), 'layout: 0', 'app_icon: appicon/tomat~leaf.svg\n  layout: 0');
  const file = write('pictures.yaml', changed(logo, 'layout: 0', 'popup_value: address://p/tidakada\n  layout: 0'));
  // A store has no pictures before it exists.
  expect((await storeHere('validate', file)).output).toContain('warning: there is no picture "appicon/tomat~leaf.svg"');
  await storeHere('apply', write('without.yaml', storeText('gambar')));
  const { code, output } = await storeHere('validate', file);
  expect(code).toBe(1);
  expect((await storeHere('apply', file)).code).toBe(1);
  expect(output).toContain(
    `${file}:6:13 app.app_icon: there is no picture "appicon/tomat~leaf.svg"\n  Add its file with`,
  );
  expect(output).toContain(`${file}:7:16 app.popup_value: warning: address://p/tidakada is a dead link`);
  expect(output).not.toContain('tomato~mint');
});

test('validate reports what opens an item or a page that does not exist', async () => {
  await storeHere('apply', write('buntu.yaml', storeText('buntu')));
  const text = changed(storeText('buntu'), 'type: 43, value: promo', 'type: 11, value: tidakada');
  const item = await storeHere('validate', write('item.yaml', text));
  expect([item.code, item.output]).toEqual([
    0,
    expect.stringContaining('ctas[0].value: warning: the store has no item "tidakada"') as string,
  ]);
  const act = changed(text, 'layout: 0', 'popup_value: address://act/tidakada\n  layout: 0');
  const { code, output } = await storeHere('validate', write('act.yaml', act));
  expect(code).toBe(1);
  expect(output).toContain('app.popup_value: address://act/tidakada is a dead link: there is no action "tidakada"');
});

test('validate and apply agree, and report all errors at once', async () => {
  await storeHere('apply', write('setuju.yaml', storeText('setuju')));
  const file = (change: (text: string) => string) => write('setuju.yaml', change(storeText('setuju')));
  const field = (to: string) => (text: string) => changed(text, 'layout: 0', to);
  const rows: [change: (text: string) => string, ...reasons: string[]][] = [
    [field('layout: 1')],
    [field('layout: 1\n  app_icon: appicon/tomat~leaf.svg'), 'there is no picture'],
    [
      field('layuot: 1\n  app_icon: appicon/tomat~leaf.svg\n  popup_value: address://m/tidakada'),
      'is not a field',
      'there is no picture',
      'is a dead link',
    ],
    [(text) => changed(text, 'setuju.example', 'kebunara.example')],
    [(text) => changed(text, 'view_uid: setuju_app', 'view_uid: krt_app'), 'is the id of the store "kopirintik"'],
    [(text) => `\uFEFF${text}`],
    [field('layout: 1\n  tagline: "a\\0"'), 'U+0000'],
    [field('layout: 1\n  tagline: a\u0000'), 'U+0000'],
    [field('layout: 1\n  tagline: Caf\uFFFD'), 'U+FFFD'],
    [field('layout: 1\n  tagline: "a\\u0085\\x7f"')],
    [(text) => `${text}---\n`, 'begins a second document'],
  ];
  for (const [change, ...reasons] of rows) {
    const validated = await storeHere('validate', file(change));
    const applied = await storeHere('apply', file(change));
    expect([reasons, validated.code, applied.code]).toEqual([reasons, reasons.length > 0 ? 1 : 0, validated.code]);
    for (const reason of reasons)
      expect([validated.output, applied.output]).toEqual([
        expect.stringContaining(reason),
        expect.stringContaining(reason),
      ]);
  }
});

test('items validate and items apply agree, and report all errors at once', async () => {
  const rows: [text: string, ...reasons: string[]][] = [
    ['view_uid,type,title\nbaru,0,Baru\n'],
    [
      'view_uid,type,title,image,prise\nbaru,0,Baru,listimage/tiada-0.webp,1\n',
      'there is no picture',
      '"prise" is not a column',
    ],
    ['view_uid,type,title,price,components\nbaru,0,Baru,-1,tiada\n', 'must be at least 0', 'no product list "tiada"'],
    ['view_uid,type,title\nbaru,0,Ba\u0000ru\n', 'U+0000'],
    ['view_uid,type,title\nbaru,0,Kopi, gula\n', '1 more than the header'],
    ['view_uid,type,title\nba\u0000ru,0,Baru\n', 'U+0000'],
    ['view_uid,type,title\nbaru,0,"  "\n', 'is empty'],
    ['view_uid,type,title\nbaru,0,\u200b\n', 'is invisible'],
    ['view_uid,type,title,sold\nbaru,0,Baru,99999999999\n', 'must be at most'],
  ];
  for (const [text, ...reasons] of rows) {
    const file = write('setuju.csv', text);
    const validated = await storeHere('items', 'validate', 'kopirintik', file);
    const applied = await storeHere('items', 'apply', 'kopirintik', file);
    expect([reasons, validated.code, applied.code]).toEqual([reasons, reasons.length > 0 ? 1 : 0, validated.code]);
    for (const reason of reasons)
      expect([validated.output, applied.output]).toEqual([
        expect.stringContaining(reason),
        expect.stringContaining(reason),
      ]);
  }
});

test.each([
  ['items.yaml', 'items:\n  - { view_uid: a }\n', 'is a file of items, not of a store'],
  ['carriers.yaml', 'carriers: []\n', 'is a file of carriers, not of a store'],
  ['items.csv', 'view_uid\na\n', 'is a file of items, not of a store'],
])('validate of %s names its command', async (name, text, reason) => {
  const { code, output } = await storeHere('validate', write(name, text));
  expect([code, output]).toEqual([1, expect.stringContaining(reason) as string]);
});

test('a file in another encoding is refused with its place, and others of the same call are checked', async () => {
  const file = join(folder, 'lama.yaml');
  writeFileSync(file, Buffer.from('app:\n  name: Café\n', 'latin1'));
  const { code, output } = await storeHere('validate', file, write('lain.yaml', storeText('lainlagi')));
  expect(code).toBe(1);
  expect(output).toContain(`${file}:2:12 is not in UTF-8: byte 0xE9. It seems to be in windows-1252`);
  expect(output).toContain('the store "lainlagi" is valid');
});

test('a file with which nobody could pay for a kind of item is refused; that of the items has a warning', async () => {
  const file = write('unpaid.yaml', storeText('kopirintik'));
  const refused = await storeHere('validate', file);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    'app.payment_options: nobody can book services: no payment option pays for services\n  Add 1 to the cart_types',
  );
  expect(await storeHere('apply', file)).toMatchObject({ code: 1 });
  const items = write('rides.yaml', 'items:\n  - { view_uid: antar1, type: 3, title: Antar, price: 1000 }\n');
  const warned = await storeHere('items', 'validate', 'kopirintik', items);
  expect(warned.code).toBe(0);
  expect(warned.output).toContain(
    `${items}:2:31 items[0].type: warning: nobody can order rides: no payment option pays for rides`,
  );
});

test('check tells what of a store can be bought, and fails where nobody can buy a kind of item', async () => {
  const checked = await storeHere('check', 'kopirintik');
  expect(checked).toMatchObject({ code: 0 });
  expect(checked.output).toMatch(
    /^SOLD +CAN BE BOUGHT +COMBINATIONS\ngoods +1 of 3 +24 of 26\nservices +2 of 2 +6 of 6/,
  );
  const [, ...rest] = (await storeHere('payments', 'export', 'kopirintik')).output.split('cart_types');
  expect(rest.length).toBeGreaterThan(0);
  expect(await storeHere('check', 'tiada')).toMatchObject({ code: 1 });
});

test('check tells which items a store opens but does not have', async () => {
  const text = changed(storeText('tanpaisi'), 'type: 43, value: promo', 'type: 11, value: tidakada');
  await storeHere('apply', write('tanpaisi.yaml', text));
  expect((await storeHere('check', 'tanpaisi')).output).toBe(
    'components[0].segments[2].ctas[0].value: warning: the store has no item "tidakada"\n"tanpaisi" sells nothing yet',
  );
});

test('validate and items validate warn about services that nobody can book', async () => {
  const hours = `items:
  - { view_uid: kelaspagi, type: 1, style: 3, title: Kelas Pagi, price: 1000, hours: {} }
  - { view_uid: kelassore, type: 1, style: 3, title: Kelas Sore, price: 1000, hours: {}, is_open: 0 }
`;
  const items = write('classes.yaml', hours);
  const warning = 'warning: nobody can book "Kelas Pagi": it has no opening hours';
  const checked = await storeHere('items', 'validate', 'kopirintik', items);
  expect(checked.output).toContain(`${items}:2:17 items[0].view_uid: ${warning}`);
  expect(checked.output).not.toContain('Kelas Sore');
  expect((await storeHere('items', 'apply', 'kopirintik', items)).output).toContain(warning);
  const file = write('classes-store.yaml', (await storeHere('export', 'kopirintik')).output);
  expect(await storeHere('validate', file)).toEqual({ code: 0, output: expect.stringContaining(warning) as string });
});

test.each([
  [[], 'Give a command'],
  [['aply', 'x.yaml'], 'There is no command "aply"'],
  [['toString'], 'There is no command "toString"'],
  [['apply'], 'Give one file'],
  [['apply', '/no/such/file.yaml'], 'cannot be read'],
  [['rollback', 'warung', 'satu'], '"satu" is not a revision number'],
  [['list', 'warung'], 'list takes no arguments'],
  [['apply', '--mesage', 'x', 'toko.yaml'], "Unknown option '--mesage'"],
])('%j exits with 2 and prints the usage', async (args, message) => {
  const { code, output } = await storeHere(...args);
  expect([code, output]).toEqual([2, expect.stringContaining(message) as string]);
  expect(output).toContain('validate <file>...');
});

test('help exits with 0', async () => {
  expect(await store('--help')).toEqual({ code: 0, output: expect.stringContaining('Usage: npm run store') as string });
});
