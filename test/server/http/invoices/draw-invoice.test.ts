import { drawInvoice } from '../../../../server/http/invoices/draw-invoice';
import { printable } from '../../../../server/http/invoices/printable';
import type { InvoiceSheet } from '../../../../src/entry-server';
import { invoiceSheet } from '../../../support/documents/invoice-sheet';
import { pdfPages } from '../../../support/documents/pdf-text';

jest.setTimeout(60_000);

const pagesOf = async (changed: Partial<InvoiceSheet>) => pdfPages(await drawInvoice(invoiceSheet(changed), 'id'));

const hostile = {
  'a word without an end': 'w'.repeat(5_000),
  pictures: '🎉👨‍👩‍👧🇮🇩'.repeat(50),
  'letters from right to left': 'سلام عليكم',
  'marks of direction': 'abc\u202Edcba\u2066x',
  controls: '\u0000\u0007\u001B[31m\n\r\t',
  'half of a pair': '\uD83D \uDE00',
  'marks without a letter': '\u0301'.repeat(2_000),
  nothing: '',
};

test.each(Object.entries(hostile))('%s in every text is drawn', async (_what, words) => {
  const rows = Array.from({ length: 30 }, () => [words, words, words, words]);
  const pages = await pagesOf({
    store: words,
    kind: words,
    number: words,
    title: words,
    status: words,
    stamp: words,
    facts: [[words, words]],
    parties: [{ label: words, name: words, email: words }],
    columns: [words, words, words, words],
    rows,
    total: [words, words],
  });
  expect(pages.join('')).toContain('Halaman 1 dari');
  expect(pages.join('')).not.toMatch(/[\p{Cf}\uFFFD]/u);
});

test.each([
  ['Şeker Žižek Łódź İstanbul', 'Şeker Žižek Łódź İstanbul'],
  ['Trần Ĉu', 'Trân Cu'],
  ['Café “Ñandú” – 5 × 3…', 'Café “Ñandú” – 5 × 3…'],
  ['Toko 你好 Jaya', 'Toko ? Jaya'],
  ['สวัสดี ครับ', '?'],
  ['سلام عليكم 🎉', '?'],
  ['Pesta 🎉 ulang tahun', 'Pesta ? ulang tahun'],
  ['Siapa??', 'Siapa??'],
  ['non‑stop', 'non-stop'],
  ['ﬁne½', 'fine½'],
  ['a\u202Eb\u0000c', 'abc'],
])('%p is printed as %p', (written, printed) => {
  expect(printable(written)).toBe(printed);
});

const families = [
  ['SYSTEM', 'Inter'],
  ['INTER', 'Inter'],
  ['NUNITO', 'Nunito'],
  ['PLUS_JAKARTA_SANS', 'PlusJakartaSans'],
  ['POPPINS', 'Poppins'],
] as const;

const fontsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name).sort();

test.each(families)('a store in %s has its paper in %s', async (font, name) => {
  const latin = await drawInvoice(invoiceSheet({ font }), 'id');
  expect(fontsOf(latin)).toEqual([`${name}-Bold`, `${name}-Regular`]);
  const extended = await drawInvoice(invoiceSheet({ font, title: 'Łódź', rows: [['Žižek', '1', 'Rp1', 'Rp1']] }), 'id');
  expect(fontsOf(extended)).toEqual([`${name}-Bold`, `${name}-Bold`, `${name}-Regular`, `${name}-Regular`]);
});

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));

test.each(families)('%s draws every letter that is printable', async (font) => {
  const codes = [...between(0x20, 0x24f), ...between(0x1e00, 0x1eff), ...between(0x2000, 0x22ff)];
  const letters = codes.filter((letter) => letter !== '?' && letter.trim() && printable(letter) === letter);
  expect(letters.length).toBeGreaterThan(290);
  const rows = letters.map((letter) => [`[${letter}]`, '', '', '']);
  const pages = pdfPages(await drawInvoice(invoiceSheet({ font, rows }), 'id'));
  const drawn = pages.join('\n').match(/\[.\]/gu);
  expect(drawn).toEqual(letters.map((letter) => `[${letter}]`));
});

test('a long text in two font files breaks over lines, and none of it is lost', async () => {
  const words = Array.from({ length: 24 }, (_, at) => `Žižek${at}`).join(' ');
  const [page = ''] = await pagesOf({ rows: [[words, '1', 'Rp1', 'Rp1']] });
  expect(page.match(/Žižek\d+/g)).toEqual(words.split(' '));
});

test('prints every text of an invoice, with a stamp once it is paid', async () => {
  const sheet = invoiceSheet();
  const [only = '', ...others] = await pagesOf({});
  expect(others).toEqual([]);
  const { store, kind, number, title, status, stamp, facts, parties, columns, rows, total } = sheet;
  const named = parties.flatMap(({ label, name, email }) => [label, name, email]);
  const texts = [
    store,
    kind,
    number,
    title,
    status,
    stamp,
    ...facts.flat(),
    ...named,
    ...columns,
    ...rows.flat(),
    ...total,
  ];
  const missing = texts.filter((words) => words !== null && !only.includes(words));
  expect(missing).toEqual([]);
  expect(only).toContain('Halaman 1 dari 1');
});

test('an unpaid invoice has no stamp', async () => {
  expect((await pagesOf({ stamp: null })).join('')).not.toContain('SUDAH TERBAYAR');
});

test('500 lines continue over pages, each with column headings and its number', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => [`Baris ${at + 1}.`, '1', 'Rp1', 'Rp1']);
  const pages = await pagesOf({ rows });
  expect(pages.length).toBeGreaterThan(10);
  const drawn = pages.flatMap((page) => page.match(/Baris \d+\./g) ?? []);
  expect(drawn).toEqual(rows.map(([what]) => what));
  const whole = pages.map((page, at) => [
    page.includes('Keterangan'),
    page.includes(`Halaman ${at + 1} dari ${pages.length}`),
  ]);
  expect(whole).toEqual(pages.map(() => [true, true]));
  expect(pages.at(-1)).toContain('Rp400.000');
});

test.each(['Rp10.000.000.000.000', '-Rp99.999.999.999.999'])('the amount %s is never cut', async (amount) => {
  const [page = ''] = await pagesOf({ rows: [['Besar', '1000000000', amount, amount]], total: ['Total', amount] });
  expect(page.split(amount)).toHaveLength(4);
});

test('other work goes on while many lines are drawn', async () => {
  let turns = 0;
  let isDrawn = false;
  const rows = Array.from({ length: 500 }, () => ['Baris', '1', 'Rp1', 'Rp1']);
  const drawing = pagesOf({ rows }).finally(() => {
    isDrawn = true;
  });
  while (!isDrawn) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await drawing;
  expect(turns).toBeGreaterThan(10);
});
