import type { Execute } from '../../../../src/api/execute';
import type { FailureCode } from '../../../../src/api/loaded';
import { describeInvoice } from '../../../../src/app/document/describe-invoice';
import { InvoicesScreenDocument } from '../../../../src/__generated__/documents/invoices-screen';
import { StoreLookDocument } from '../../../../src/__generated__/documents/store-look';
import { StoreShellDocument } from '../../../../src/__generated__/documents/store-shell';

const rupiah = (amount: number, currency = 'Rp') => ({ amount, currency });
const lineOf = (title: string, currency?: string) => ({
  id: title,
  title,
  quantity: 2,
  price: rupiah(75_000, currency),
  total: rupiah(150_000, currency),
});
const invoice = {
  id: 'tagihan_1',
  number: 'INV1',
  title: 'Cuci AC',
  status: 'PAID',
  createdAt: '2026-11-20T20:00:00+07:00',
  dueOn: '2026-11-30',
  paidAt: '2026-11-21T14:05:00+07:00',
  total: rupiah(150_000),
  issuer: { name: 'Warung', email: 'halo@warung.example' },
  recipient: { name: 'Ani', email: null },
  lines: [lineOf('Cuci')],
  payment: { name: 'BCA', icon: null },
};
const theme = {
  palette: 'RED',
  customColor: '#0e7c66',
  fontColor: null,
  iconColor: null,
  border: 'ROUND',
  font: 'INTER',
  tokens: [],
};

interface Answers {
  found?: object | null;
  fails?: { [document: string]: FailureCode };
}

function ask(
  { found = invoice, fails = {} }: Answers,
  { locale = 'id', signedIn = true }: { locale?: 'id' | 'en'; signedIn?: boolean } = {},
) {
  const asked: { id: string; variables: object }[] = [];
  const answers = {
    [InvoicesScreenDocument.id]: { customer: { invoice: found } },
    [StoreShellDocument.id]: { store: { name: 'Warung Sayur', header: { logo: 'appicon/logo.png' } } },
    [StoreLookDocument.id]: { store: { theme } },
  };
  const execute: unknown = async ({ id }: { id: string }, variables: object) => {
    asked.push({ id, variables });
    const code = fails[id];
    return code ? { ok: false, code, requestId: '' } : { ok: true, data: answers[id] };
  };
  return { asked, described: describeInvoice({ execute: execute as Execute, id: 'tagihan_1', locale, signedIn }) };
}

afterEach(() => document.documentElement.removeAttribute('lang'));

const toLogin = { kind: 'redirect', path: '/login?next=%2Finvoice%3Finvoice_id%3Dtagihan_1' };
const toInvoice = { kind: 'redirect', path: '/invoice?invoice_id=tagihan_1' };

test('a guest signs in first, and nothing is loaded', async () => {
  const { asked, described } = ask({}, { signedIn: false });
  expect([await described, asked]).toEqual([toLogin, []]);
});

test.each<[what: string, expected: object, answers: Answers]>([
  ['an invoice that the customer does not have', { kind: 'missing' }, { found: null }],
  ['an id that is none', { kind: 'missing' }, { fails: { [InvoicesScreenDocument.id]: 'BAD_INPUT' } }],
  ['a session that has ended', toLogin, { fails: { [InvoicesScreenDocument.id]: 'SIGNED_OUT' } }],
  ['a provider that is down', toInvoice, { fails: { [InvoicesScreenDocument.id]: 'PROVIDER_UNAVAILABLE' } }],
  ['a provider that is too slow', toInvoice, { fails: { [InvoicesScreenDocument.id]: 'PROVIDER_TIMEOUT' } }],
  ['a store that cannot be loaded', toInvoice, { fails: { [StoreShellDocument.id]: 'PROVIDER_UNAVAILABLE' } }],
])('%s has no sheet', async (_what, expected, answers) => {
  expect(await ask(answers).described).toEqual(expected);
});

async function sheetOf(...question: Parameters<typeof ask>) {
  const described = await ask(...question).described;
  if (described.kind !== 'sheet') throw new Error(described.kind);
  return described.sheet;
}

test('requests the invoice of the URL', async () => {
  const { asked, described } = ask({});
  await described;
  expect(asked[0]).toMatchObject({ id: InvoicesScreenDocument.id, variables: { invoice: 'tagihan_1', isOne: true } });
});

test.each([
  ['id', 'Tagihan', 'Sudah Terbayar', ['Tanggal terbit', '20 November 2026'], 'Halaman 1 dari 2'],
  ['en', 'Invoice', 'Paid', ['Issued', '20 November 2026'], 'Page 1 of 2'],
] as const)('in %s everything is in that language', async (locale, kind, status, issued, page) => {
  // Outside a browser, the texts of both languages are loaded.
  document.documentElement.lang = locale;
  const sheet = await sheetOf({}, { locale });
  expect(sheet).toMatchObject({
    store: 'Warung Sayur',
    logo: 'appicon/logo.png',
    kind,
    status,
    stamp: status.toUpperCase(),
  });
  expect(sheet.facts).toContainEqual(issued);
  expect(sheet.facts).toContainEqual([expect.any(String), 'BCA']);
  expect(sheet.rows).toEqual([['Cuci', '2', 'Rp75.000', 'Rp150.000']]);
  expect(sheet.page(1, 2)).toBe(page);
});

test('the paper has the store’s color and font; a look that cannot be loaded leaves the neutral ones', async () => {
  expect(await sheetOf({})).toMatchObject({ colors: { band: '#0e7c66' }, font: 'INTER' });
  const fails = { [StoreLookDocument.id]: 'PROVIDER_UNAVAILABLE' } as const;
  expect(await sheetOf({ fails })).toMatchObject({ colors: { band: '#1f5fd0' }, font: 'SYSTEM' });
});

test.each(['UNPAID', 'AWAITING_SERVICE', 'PROOF_CHECKED', 'UNKNOWN'])('%s is not stamped', async (status) => {
  const sheet = await sheetOf({ found: { ...invoice, status, paidAt: null, dueOn: null, payment: null } });
  expect(sheet.stamp).toBeNull();
  expect(sheet.facts).toHaveLength(2);
});

test('amounts of a store without a currency have none', async () => {
  const sheet = await sheetOf({ found: { ...invoice, total: rupiah(150_000, ''), lines: [lineOf('Cuci', '')] } });
  expect([sheet.rows[0]?.[3], sheet.total[1]]).toEqual(['150.000', '150.000']);
});

test('of more than 1000 lines the last are one, and the amounts still come to the total', async () => {
  const lines = Array.from({ length: 1_500 }, (_, at) => lineOf(`Baris ${at}`));
  const { rows } = await sheetOf({ found: { ...invoice, lines } });
  expect(rows).toHaveLength(1_000);
  expect(rows.at(-1)).toEqual(['501 baris lainnya', '', '', 'Rp75.150.000']);
});
