import fc from 'fast-check';
import { exportFile } from '../../../../provider/modules/store-files/export-file';
import { mergeEntries } from '../../../../provider/modules/store-files/merge-entries';
import { parseCsv } from '../../../../provider/modules/store-files/parse-csv';
import { parseResourceFile } from '../../../../provider/modules/store-files/read-file';
import { type ResourceName, resources } from '../../../../provider/modules/store-files/resource';
import { nothingInUse } from '../../../../provider/modules/store-files/rows/resource-rows';
import { fillCatalogue } from '../../../../provider/store-check/check-items';
import { SourceRefused } from '../../../../provider/store-check/issue';

const parse = (text: string, name: ResourceName = 'items', file = 'a.csv') =>
  parseResourceFile(resources[name], { file, text });

function errorsOf(text: string, name: ResourceName = 'items') {
  try {
    const { issues, locate } = parse(text, name);
    return issues.map((issue) => locate(issue));
  } catch (error) {
    if (error instanceof SourceRefused) return error.errors;
    throw error;
  }
}

const kopi = { view_uid: 'kopi', title: 'Kopi, gula', price: 12000 };
const lines = (end: string, separator = ',') =>
  ['view_uid,title,price', 'kopi,"Kopi, gula",12000', ''].join(end).replace(/,(?! )/g, separator);

describe('a table is read', () => {
  test.each([
    ['with the line ends of Windows', lines('\r\n')],
    ['with the line ends of old Macs', lines('\r')],
    ['with semicolons', lines('\n', ';')],
    ['with tabs', lines('\n', '\t')],
    ['with a mark', `\uFEFF${lines('\n')}`],
    ['with a mark and a header in quotes', `\uFEFF${lines('\n').replace('view_uid', '"view_uid"')}`],
    ['with the delimiter told to Excel', `sep=;\r\n${lines('\r\n', ';')}`],
    ['with the delimiter told in quotes', `"sep=;"\n${lines('\n', ';')}`],
    ['with a delimiter of its own', `sep=|\n${lines('\n', '|')}`],
    ['with a header in capitals', lines('\n').replace('view_uid,title', 'VIEW_UID,Title')],
    ['with a header in words', lines('\n').replace('view_uid,title', ' View UID , title\u00a0')],
    ['with spaces around quotes', lines('\n').replace('"Kopi, gula"', ' "Kopi, gula" ')],
    ['with empty rows and cells beyond the header', `\n${lines('\n').replace('12000', '12000,,,')},,\n\n`],
    ['without a last line end', lines('\n').trimEnd()],
  ])('%s', (_what, text) => {
    expect([parse(text).entries, errorsOf(text)]).toEqual([[kopi], []]);
  });

  test('line ends inside a text stay as they are', () => {
    const [entry] = parse('view_uid,content\r\nkopi,"a\r\nb\rc\nd"\r\n').entries;
    expect(entry).toEqual({ view_uid: 'kopi', content: 'a\r\nb\rc\nd' });
  });

  test('a row that ends early has empty cells there', () => {
    expect(parse('view_uid,title,content,weight\nkopi,Kopi\n').entries).toEqual([
      { view_uid: 'kopi', title: 'Kopi', content: null, weight: null },
    ]);
  });

  test('lines are counted with every line end', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['# a', 'sep=,', 'view_uid,content,price', 'a,"x', 'y",1', 'b,z,mahal'].join(end);
      expect(errorsOf(text)).toMatchObject([{ line: 6, column: 3 }]);
    }
  });
});

describe('a table is refused in words', () => {
  test.each<[what: string, text: string, line: number, column: number, reason: string, hint: string]>([
    [
      'a comma without quotes',
      'view_uid,title\nkopi,Kopi, gula, susu\n',
      2,
      3,
      'has 4 cells, 2 more than the header: " gula"',
      'A text with a comma stands in quotes',
    ],
    [
      'a semicolon without quotes',
      'view_uid;title\nkopi;Kopi; gula\n',
      2,
      3,
      'has 3 cells, 1 more than the header',
      'A text with a semicolon stands in quotes',
    ],
    [
      'an open quote',
      'view_uid,title\nkopi,"Kopi\nteh,Teh\n',
      2,
      1,
      'a quote that opens on this line is never closed',
      'Close it',
    ],
    [
      'text after a quote',
      'view_uid,title\nkopi,"Meja 5" bulat"\n',
      2,
      2,
      'has text after the quote that closes the cell',
      '5""',
    ],
    ['rows in quotes', '"view_uid,title"\n"kopi,Kopi"\n', 1, 1, 'has its whole row in quotes', 'Divide the cells'],
    ['pipes', 'view_uid|title\nkopi|Kopi\n', 1, 1, 'is divided by |', 'Divide the cells'],
    [
      'no header',
      'kopi,Kopi,12000\n',
      1,
      1,
      'needs a column "view_uid"; the first row has "kopi", "Kopi", "12000"',
      'first row',
    ],
    ['nothing', '', 1, 1, 'is empty', 'view_uid'],
    [
      'a null character',
      'view_uid,title\nkopi,Ko\u0000pi\n',
      2,
      2,
      'has the character U+0000, which cannot be stored',
      'Remove it',
    ],
    [
      'a letter that is lost',
      'view_uid,title\nkopi,Caf\uFFFD\n',
      2,
      2,
      'another program could not read the letter',
      'in UTF-8',
    ],
    ['half of an emoji', 'view_uid,title\nkopi,Teh \uD83D\n', 2, 2, 'U+D83D', 'half of a character'],
    ['a column twice', 'view_uid,title,Title\nkopi,a,b\n', 1, 3, '"Title" is a duplicate column', ''],
  ])('%s', (_what, text, line, column, reason, hint) => {
    const [error, ...more] = errorsOf(text);
    expect([error?.line, error?.column, more]).toEqual([line, column, []]);
    expect(error?.reason).toContain(reason);
    expect(error?.hint ?? '').toContain(hint);
  });

  test.each<[what: string, text: string, line: number, column: number, reason: string]>([
    [
      'a title above the header',
      'Table 1\nview_uid,title\nkopi,Kopi\n',
      2,
      1,
      'is the header, and must be the first row',
    ],
    ['YAML', 'items:\n  - view_uid: kopi\n', 1, 1, 'is YAML or JSON by its content'],
    ['JSON', '{"items": []}', 1, 1, 'is YAML or JSON by its content'],
    ['a note in a column without a name', 'view_uid,,title\nkopi,catatan,Kopi\n', 2, 2, 'in a column without a name'],
    ['a list with commas', 'view_uid,components\nkopi,"sayur,promo"\n', 2, 2, 'must be divided by spaces'],
    ['an error of a formula', 'view_uid,title\nkopi,#REF!\n', 2, 2, 'is "#REF!", an error of the spreadsheet'],
    ['digits that are lost', 'view_uid,content\nkopi,"1,23457E+11"\n', 2, 2, 'a number that the spreadsheet shortened'],
  ])('%s', (_what, text, line, column, reason) => {
    const [error, ...more] = errorsOf(text);
    expect([error?.line, error?.column, more]).toEqual([line, column, []]);
    expect(error?.reason).toContain(reason);
    expect(error?.hint).toBeTruthy();
  });

  test('a table that is named as YAML, and a file of nothing', () => {
    const refusal = (text: string) => () => parse(text, 'items', 'a.yaml');
    expect(refusal('# a\nview_uid;title\nkopi;Kopi\n')).toThrow('is a table by its content');
    expect(refusal('# kosong\n')).toThrow('is empty: it must have a list "items"');
  });

  test.each([
    ['12.500', 'Write 12500: digits alone.'],
    ['12,500', 'Write 12500: digits alone.'],
    ['12.500,00', 'Write 12500: digits alone.'],
    ['12,500.00', 'Write 12500: digits alone.'],
    ['Rp 12.500', 'Write 12500: digits alone.'],
    ['Rp12.500,-', 'Write 12500: digits alone.'],
    ['1.250.000', 'Write 1250000: digits alone.'],
    ['12500.0', 'Write 12500: digits alone.'],
    ['12.5', 'Write digits alone.'],
    ['12.50', 'Write digits alone.'],
    ['12.500.00', 'Write digits alone.'],
    ['12.500,50', 'Write digits alone.'],
    ['0.500', 'Write digits alone.'],
    ['1.25E+05', 'The spreadsheet shortened it: write all its digits.'],
    ['-12.500', 'Write digits alone.'],
    ['mahal', 'Write digits alone.'],
  ])('the price %s, with a fix only where it is sure', (text, hint) => {
    expect(errorsOf(`view_uid,price\nkopi,"${text}"\n`)).toMatchObject([{ path: 'price', hint }]);
  });

  test.each([
    ['ya', 'Write 1: digits alone.'],
    ['TRUE', 'Write 1: digits alone.'],
    ['tidak', 'Write 0: digits alone.'],
    ['mungkin', 'Write digits alone.'],
  ])('the flag %s', (text, hint) => {
    expect(errorsOf(`view_uid,is_open\nkopi,${text}\n`)).toMatchObject([{ path: 'is_open', hint }]);
  });

  test('a column is proposed only if the file has none of it', () => {
    expect(errorsOf('view_uid,prise\nkopi,1\n')).toMatchObject([{ hint: 'Did you mean "price"?' }]);
    expect(errorsOf('view_uid,price,harga\nkopi,1,1\n')).toMatchObject([
      { hint: expect.not.stringContaining('Did you mean "price"') as string },
    ]);
  });
});

describe('the export of another shop system is recognized', () => {
  test.each([
    [
      'Shopify',
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src\n',
      '"Handle" to view_uid, "Title" to title, "Body (HTML)" to content, "Variant Price" to price',
    ],
    [
      'Shopify',
      'Title,URL handle,Description,Vendor,SKU,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL\n',
      '"URL handle" to view_uid',
    ],
    [
      'WooCommerce',
      'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Images\n',
      '"SKU" to view_uid, "Name" to title, "Description" to content, "Regular price" to price',
    ],
    [
      'Tokopedia',
      'Template Ubah Produk\n\nNama Produk*;Deskripsi Produk;Kategori Kode*;Berat* (Gram);Minimum Pemesanan*;Nomor Etalase;Kondisi*;Foto Produk 1*;SKU Name;Status*;Jumlah Stok*;Harga (Rp)*\n',
      'Remove the rows above the header. Rename the columns "SKU Name" to view_uid, "Nama Produk" to title, "Deskripsi Produk" to content, "Harga (Rp)" to price',
    ],
    [
      'Shopee',
      'Kode Produk,Nama Produk,Kode Variasi,Nama Variasi,SKU Induk,SKU,Harga,Stok\n',
      '"SKU Induk" to view_uid, "Nama Produk" to title, "Harga" to price, "Stok" to quantity',
    ],
    [
      'Shopee',
      'ps_category,ps_product_name,ps_product_description,ps_sku_parent_short,ps_price,ps_stock,ps_weight\nKategori,Nama Produk,Deskripsi Produk,SKU Induk,Harga,Stok,Berat\n',
      '"ps_sku_parent_short" to view_uid',
    ],
  ])('%s', (seller, text, mapping) => {
    const [error, ...more] = errorsOf(text);
    expect([error?.reason, more]).toEqual([
      `is a product export of ${seller}, whose columns are not those of this file`,
      [],
    ]);
    expect(error?.hint).toContain(mapping);
    expect(errorsOf(text, 'vouchers')[0]?.hint).toContain('store -- items apply');
  });

  test('our own file with some of their columns is not such an export', () => {
    expect(errorsOf('view_uid,title,handle,vendor,body,type\n')).toHaveLength(3);
  });
});

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom(...`'=+-@＝,;"#0123.e \t\r\nab`), maxLength: 6 }),
  fc.constantFrom(
    '007',
    '32.10',
    '12.05',
    '2026-01-02',
    'true',
    '1e5',
    "'",
    "'0812",
    '081234567890',
    '+62',
    '-50 %',
    '#REF!',
    '1,23457E+11',
  ),
);

test('any text survives an export to CSV, and none of it is a formula there', () => {
  const { items } = resources;
  fc.assert(
    fc.property(fc.array(fc.record({ content: cell }), { minLength: 1, maxLength: 5 }), (texts) => {
      const entries: Record<string, unknown>[] = texts.map((text, index) => ({
        view_uid: `0${index}`,
        type: 0,
        title: 'Teh',
        ...text,
      }));
      expect(fillCatalogue({ items: entries })).toEqual([]);
      const text = exportFile(items, { codename: 'toko', revision: 1, entries }, 'csv');
      const parsed = parse(text);
      expect(parsed.issues).toEqual([]);
      const merged = mergeEntries(items, entries, parsed.entries, { reorder: true, deleteMissing: true }, nothingInUse);
      fillCatalogue({ items: merged.entries });
      expect(merged.entries).toEqual(entries);
      const cells = parseCsv(text).rows.flatMap((row) => row.cells);
      expect(cells.filter((one) => /^[=@+＝\t\r]/.test(one))).toEqual([]);
    }),
    { numRuns: process.env.SOAK ? 2000 : 200, seed: 20_261_125 },
  );
});
