import { createRemoteAdmin } from '../../../../provider/cli/open-admin';
import { StaleFile } from '../../../../provider/errors/call-errors';
import { exportFile } from '../../../../provider/modules/store-files/export-file';
import type { Format } from '../../../../provider/modules/store-files/resource';
import { type ResourceName, resourceNames, resources } from '../../../../provider/modules/store-files/resource';
import { SourceRefused } from '../../../../provider/store-check/issue';
import { databases } from '../../../support/provider/databases';
import { changed } from '../../../support/provider/fixture-store';
import { type Lapak, lapakItems, lapakStore, startLapak } from '../../../support/provider/lapak';
import { adminKey } from '../../../support/provider/test-app';

const api = '/api/v2/customer/cart';

const hostileCells = [
  '=HYPERLINK("http://a.example","Promo")',
  '@promo',
  '-50 %',
  '+62 812',
  "'=SUM(A1)",
  "'",
  "''",
  "'petik",
  '\t=1+1',
  '＝1',
  '0812',
  '1.10',
  '1e5',
  '123456789012',
  '2026-01-02',
  'TRUE',
  ' ',
  ' Teh ',
  'a\r\nb',
  '#1',
  'Teh, "manis"; enak',
];

describe.each(databases)('files of items, vouchers, carriers and payment options on %s', (_name, open) => {
  let lapak: Lapak;
  beforeAll(async () => {
    lapak = await startLapak(open);
  });
  beforeEach(async () => {
    await lapak.database.query('delete from carts');
    await lapak.admin.apply('lapak', { file: 'lapak.yaml', text: lapakStore() });
    await lapak.admin.replaceItems('lapak', { file: 'lapak-items.yaml', text: lapakItems() });
  });
  afterAll(() => lapak.close());

  const exported = async (name: ResourceName, format: Format) =>
    exportFile(resources[name], await lapak.admin.exportResource('lapak', name), format);
  const apply = (name: ResourceName, file: string, text: string, options = {}) =>
    lapak.admin.applyResource('lapak', name, { file, text }, options);
  const errorsOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof SourceRefused) return error.errors;
    throw new Error('It was not refused', { cause: error });
  };
  const item = (id: string) => lapak.modules.catalogue.items.find('lapak', id);
  const unchanged = { added: 0, changed: 0, closed: 0, removed: 0, isReordered: false };

  test('applying an export changes nothing, in YAML and CSV, with or without --delete-missing', async () => {
    for (const name of resourceNames) {
      for (const format of ['yaml', 'csv'] as const) {
        const text = await exported(name, format);
        expect(await apply(name, `a.${format}`, text, { deleteMissing: true, reorder: true })).toMatchObject(unchanged);
        expect(text.split('\n').length).toBeGreaterThan(3);
      }
    }
  });

  test('texts that a spreadsheet runs or changes survive an export, and are marked as texts in it', async () => {
    const items = hostileCells.map((content, index) => ({ view_uid: `0${index}`, type: 0, title: 'Teh', content }));
    await apply('items', 'a.yaml', JSON.stringify({ items }));
    const before = await lapak.admin.exportResource('lapak', 'items');
    const text = await exported('items', 'csv');
    expect(await apply('items', 'a.csv', text, { deleteMissing: true, reorder: true })).toMatchObject(unchanged);
    expect(await lapak.admin.exportResource('lapak', 'items')).toEqual(before);
    expect(text).toContain(`,"'=HYPERLINK(""http://a.example"",""Promo"")"`);
    expect(text.split('\n').filter((line) => /(^|[,"])[=+@]/.test(line))).toEqual([]);
  });

  test('a file with an id and a price changes only the price', async () => {
    const before = await lapak.admin.exportResource('lapak', 'items');
    expect(await apply('items', 'harga.csv', 'view_uid,price\nteh,12000\ngula,16000\n')).toMatchObject({
      ...unchanged,
      changed: 2,
    });
    expect(await apply('items', 'harga.yaml', 'items:\n  - { view_uid: teh, quantity: 9 }\n')).toMatchObject({
      changed: 1,
    });
    const after = await lapak.admin.exportResource('lapak', 'items');
    const wanted = before.entries.map((entry) => {
      if (entry.view_uid === 'teh') return { ...entry, price: 12000, quantity: 9 };
      return entry.view_uid === 'gula' ? { ...entry, price: 16000 } : entry;
    });
    expect(after.entries).toEqual(wanted);
    expect(after.revision).toBe(before.revision + 2);
  });

  test('--only applies nothing else from a file', async () => {
    const text = changed(await exported('items', 'csv'), ',Teh,10000', ',Teh baru,11000');
    expect(await apply('items', 'a.csv', text, { only: ['price'] })).toMatchObject({ changed: 1 });
    expect(await item('teh')).toMatchObject({ title: 'Teh', price: 11_000 });
    expect(await errorsOf(apply('items', 'a.csv', 'view_uid,price\ntah,1\n', { only: ['price'] }))).toMatchObject([
      {
        line: 2,
        column: 1,
        reason: expect.stringContaining('no item "tah"') as string,
        hint: 'Did you mean "teh"?',
      },
    ]);
  });

  test('pieces sold after an export stay sold when it is applied', async () => {
    const text = await exported('items', 'csv');
    await lapak.database.query("update items set quantity = quantity - 2 where view_uid = 'teh'");
    await lapak.database.query("update variants set quantity = quantity - 1 where view_uid = 'm'");
    expect(await apply('items', 'a.csv', text)).toMatchObject(unchanged);
    expect(await item('teh')).toMatchObject({ quantity: 3 });
    // Five in stock and ten added make 15; two are sold.
    const delivered = changed(text, ',Teh,10000,0,1,5,5,', ',Teh,10000,0,1,15,5,');
    await apply('items', 'a.csv', delivered);
    expect(await item('teh')).toMatchObject({ quantity: 13 });
    await apply('items', 'a.csv', 'view_uid,quantity\nteh,4\n');
    expect(await item('teh')).toMatchObject({ quantity: 4 });
  });

  test('variants are separate rows in CSV, changed and added by id', async () => {
    const text = 'view_uid,variant,variant_name,variant_price,variant_quantity\nkaus,l,,56000,3\nkaus,xl,XL,60000,1\n';
    expect(await errorsOf(apply('items', 'a.csv', text))).toMatchObject([{ line: 2, path: 'variant_name' }]);
    await apply('items', 'a.csv', text.replace('kaus,l,,', 'kaus,l,L,'));
    const { entries } = await lapak.admin.exportResource('lapak', 'items');
    expect(entries.find(({ view_uid }) => view_uid === 'kaus')).toMatchObject({
      variants: [
        { view_uid: 'm', name: 'M', price: 50_000, new_price: 40_000, quantity: 5 },
        { view_uid: 'l', name: 'L', price: 56_000, quantity: 3 },
        { view_uid: 'xl', name: 'XL', price: 60_000, quantity: 1 },
      ],
    });
  });

  test('options and pictures of variants survive an export and a CSV file without those columns', async () => {
    const file = `items:
  - view_uid: kaus
    variants:
      - { view_uid: m, image: listimage/t-shirt~mint.svg, options: [{ name: Ukuran, value: M, en: { name: Size } }] }
      - { view_uid: l, options: [{ name: Ukuran, value: L, en: { name: Size } }] }
`;
    const variantsOf = async () => {
      const { entries } = await lapak.admin.exportResource('lapak', 'items');
      return entries.find(({ view_uid }) => view_uid === 'kaus')?.variants;
    };
    await apply('items', 'a.yaml', file);
    const expected = [
      {
        view_uid: 'm',
        image: 'listimage/t-shirt~mint.svg',
        options: [{ name: 'Ukuran', value: 'M', en: { name: 'Size' } }],
      },
      { view_uid: 'l', options: [{ name: 'Ukuran', value: 'L', en: { name: 'Size' } }] },
    ];
    expect(await variantsOf()).toMatchObject(expected);
    await apply(
      'items',
      'a.csv',
      'view_uid,variant,variant_price,variant_image\nkaus,l,57000,listimage/t-shirt~sky.svg\n',
    );
    expect(await variantsOf()).toMatchObject([
      expected[0],
      { ...expected[1], price: 57_000, image: 'listimage/t-shirt~sky.svg' },
    ]);
    const added = await errorsOf(
      apply('items', 'a.csv', 'view_uid,variant,variant_name,variant_price\nkaus,s,S,50000\n'),
    );
    expect(added).toMatchObject([{ reason: 'is missing' }]);
  });

  test('all errors are reported at once with line, column and fix, and nothing is applied', async () => {
    const text = [
      'view_uid;type;title;prise;price;parent;is_open',
      'teh;;Teh;1;12.000;tokoa;1',
      'baru;0;Baru;1;-5;tokoz;2',
      'teh;0;Teh lagi;1;1;tokoa;1',
      'tanpa;;;1;1;;1',
    ].join('\n');
    const errors = await errorsOf(apply('items', 'a.csv', text));
    expect(errors.map(({ line, column, path, reason, hint }) => [line, column, path, reason, hint])).toEqual(
      [
        [1, 4, '', '"prise" is not a column here', 'Did you mean "price"? The file has that column already.'],
        [2, 5, 'price', 'is "12.000", must be a whole number', 'Write 12000: digits alone.'],
        [2, 2, 'type', 'is empty', 'Write a number, or remove the column.'],
        [3, 5, 'price', 'is -5, must be at least 0', expect.anything()],
        [3, 6, 'parent', 'there is no item "tokoz"', 'Did you mean "tokoa"?'],
        [3, 7, 'is_open', 'is 2, must be one of 0, 1', expect.anything()],
        [4, 1, 'view_uid', '"teh" is already entry 1 of this file', undefined],
        [5, 2, 'type', 'is empty', expect.anything()],
        [5, 3, 'title', 'is empty', expect.anything()],
        [5, 1, 'view_uid', 'there is no item "tanpa", and a new one needs "type" and "title"', undefined],
      ].sort((one, other) => Number(one[0]) - Number(other[0]) || Number(one[1]) - Number(other[1])),
    );
    expect(await item('baru')).toBeUndefined();

    const yaml = 'items:\n  - view_uid: teh\n    prise: 1\n  - view_uid: gula\n    is_open: tutup\nvouchers: []\n';
    expect(await errorsOf(apply('items', 'a.yaml', yaml))).toMatchObject([
      { line: 3, path: 'items[0].prise', hint: 'Did you mean "price"?' },
      { line: 5, path: 'items[1].is_open' },
      { line: 6, path: 'vouchers', hint: expect.stringContaining('store -- vouchers apply') as string },
    ]);
  });

  test('resources used by carts and orders are closed instead of deleted, only on request', async () => {
    await lapak.as(lapak.siti, `${api}/add`, { list_vuid: 'teh', quantity: 2 });
    const without = 'items:\n  - { view_uid: gula, price: 15000 }\n';
    expect(await apply('items', 'a.yaml', without)).toMatchObject(unchanged);
    const shops = 'items:\n  - { view_uid: tokoa }\n  - { view_uid: tokob }\n';
    expect(await apply('items', 'a.yaml', shops, { deleteMissing: true })).toMatchObject({ closed: 1 });
    expect(await item('teh')).toMatchObject({ is_open: 0, price: 10_000 });
    expect(await item('gula')).toBeUndefined();
    const { data } = await lapak.as<{ cart_headers: { items: { qty: number }[] }[] }>(lapak.siti, `${api}/show`);
    expect(data.cart_headers[0]?.items).toMatchObject([{ qty: 2 }]);
  });

  test('a variant in a cart of the store is sold out instead of deleted', async () => {
    await lapak.as(lapak.siti, `${api}/add`, { list_vuid: 'kaus', variants: '[{"view_uid":"m","qty":1}]' });
    // The store "warung" has a "kaus" with the same variants.
    await lapak.database.query("update items set use_quantity = 1 where view_uid = 'kaus'");
    await lapak.database.query(
      `insert into cart_lines (customer_id, item_id, variant_id, quantity, checked)
       select $1, item.id, variant.id, 1, false from variants variant join items item on item.id = variant.item_id
       join stores store on store.id = item.store_id
       where store.codename = 'warung' and item.view_uid = 'kaus' and variant.view_uid = 'l'`,
      [lapak.siti.id],
    );
    const text =
      'items: [{ view_uid: tokoa }, { view_uid: tokob }, { view_uid: kaus, variants: [{ view_uid: s, name: S, price: 1 }] }]';
    await apply('items', 'a.yaml', text, { deleteMissing: true });
    const stocks = await lapak.database.query(
      `select variant.view_uid, variant.quantity from variants variant join items item on item.id = variant.item_id
       join stores store on store.id = item.store_id
       where store.codename = 'lapak' and item.view_uid = 'kaus' order by variant.view_uid`,
    );
    expect(stocks).toEqual([
      { view_uid: 'm', quantity: 0 },
      { view_uid: 's', quantity: 0 },
    ]);
  });

  test('a shop used by a voucher or an item is not removed', async () => {
    const text = await exported('items', 'yaml');
    const without = text.replace(/ {2}- view_uid: tokob\n( {4}.*\n)*/, '');
    const errors = await errorsOf(apply('items', 'a.yaml', without, { deleteMissing: true }));
    expect(errors.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        'the shop "tokob" is missing, and the voucher "TOKOB" is for it',
        'there is no item "tokob"',
      ]),
    );
  });

  test.each([
    ['items', 'Hanya Kamis'],
    ['vouchers', 'BARANG10'],
  ] as const)('a file of %s has those of its own store alone', async (name, words) => {
    expect(await exported(name, 'yaml')).toContain(words);
    const file = exportFile(resources[name], await lapak.admin.exportResource('warung', name), 'yaml');
    expect(file).not.toContain(words);
  });

  test('a file exported before another change is refused, per resource', async () => {
    const items = await exported('items', 'csv');
    const vouchers = await exported('vouchers', 'yaml');
    await apply('items', 'a.csv', 'view_uid,price\nteh,12000\n', { author: 'ani', message: 'naik' });
    const stale = apply('items', 'a.csv', changed(items, ',Gula,15000', ',Gula,15500'));
    await expect(stale).rejects.toThrow(StaleFile);
    await expect(stale).rejects.toThrow(
      /^The items of "lapak" changed since you exported it: .* by ani at \S+ \("naik"\)/,
    );
    expect(await apply('vouchers', 'a.yaml', changed(vouchers, 'Potongan 10 persen', 'Diskon'))).toMatchObject({
      changed: 1,
    });
    await apply('items', 'a.csv', changed(items, ',Gula,15000', ',Gula,15500'), { force: true });
    expect(await item('teh')).toMatchObject({ price: 10_000 });
    expect((await lapak.admin.resourceHistory('lapak', 'items')).slice(0, 3)).toMatchObject([
      { summary: '2 changed', author: null },
      { summary: '1 changed', author: 'ani', message: 'naik' },
      { summary: expect.stringMatching(/^all replaced: \d+$/) as string },
    ]);
  });

  test('a file of another store is refused', async () => {
    const other = changed(await exported('items', 'csv'), 'items of lapak', 'items of warung');
    expect(await errorsOf(apply('items', 'a.csv', other))).toMatchObject([
      { reason: expect.stringContaining('belongs to the store "warung"') as string },
    ]);
  });

  test('carriers and payment options are changed in the store document as a new revision', async () => {
    const carriers = await exported('carriers', 'csv');
    const cheaper = changed(carriers, 'antar,Antar,,2,7000', 'antar,Antar,,2,6000');
    const added = `${cheaper}pos,Pos,,3,,KILAT,Kilat,8000,6000,4000,1,3,,\n`;
    const { revision } = await lapak.admin.export('lapak');
    expect(await apply('carriers', 'a.csv', added, { author: 'ani' })).toMatchObject({
      revision: revision + 1,
      changed: 1,
      added: 1,
    });
    const { document } = await lapak.admin.export('lapak');
    expect(document.app).toMatchObject({
      carriers: [
        { view_uid: 'kurir' },
        { view_uid: 'antar', cost: 6000 },
        { view_uid: 'pos', services: [{ service: 'KILAT', per_kg: 6000 }] },
      ],
    });
    const payments = await exported('payments', 'yaml');
    expect(
      await errorsOf(
        apply(
          'payments',
          'a.yaml',
          payments.replace("va_prefix: '88081'", 'account: BCA').replace('type: 4', 'type: 5'),
        ),
      ),
    ).not.toEqual([]);
    await apply('payments', 'a.yaml', 'payment_options:\n  - { id: tempat, title: Bayar di rumah }\n');
    expect((await lapak.admin.export('lapak')).revision).toBe(revision + 2);
    // Somebody changed the payment options, not the carriers.
    expect(
      await apply('carriers', 'a.csv', changed(await exported('carriers', 'csv'), '6000,', '5000,')),
    ).toMatchObject({ changed: 1 });
    await expect(apply('carriers', 'a.csv', changed(carriers, '7000,', '7500,'))).rejects.toThrow(StaleFile);
  });

  test('all commands work through a running provider', async () => {
    const { url } = await lapak.ask('/healthz');
    const remote = createRemoteAdmin(new URL(url).origin, adminKey);
    const source = { file: 'a.csv', text: 'view_uid,price\nteh,12000\n' };
    expect(await remote.applyResource('lapak', 'items', source, { dryRun: true })).toMatchObject({ changed: 1 });
    expect(await item('teh')).toMatchObject({ price: 10_000 });
    expect(await remote.applyResource('lapak', 'items', source, { author: 'é' })).toMatchObject({ changed: 1 });
    expect(await remote.exportResource('lapak', 'items')).toEqual(await lapak.admin.exportResource('lapak', 'items'));
    expect((await remote.resourceHistory('lapak', 'items'))[0]).toMatchObject({ author: 'é' });
    await expect(remote.applyResource('lapak', 'items', { file: 'a.csv', text: 'x' })).rejects.toThrow(SourceRefused);
    await expect(remote.exportResource('tiada', 'items')).rejects.toThrow('no store "tiada"');
  });
});
