import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BillCustomerDocument } from '../../../../src/__generated__/documents/bill-customer';
import { BillOfferDocument } from '../../../../src/__generated__/documents/bill-offer';
import { InquireBillDocument } from '../../../../src/__generated__/documents/inquire-bill';
import type { Execute } from '../../../../src/api/execute';
import BillSheet from '../../../../src/features/bills/bill-sheet';
import { readBill } from '../../../../src/features/bills/stored-bill';
import { renderPart } from '../../../support/browser/render-part';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure } from '../../../support/browser/store-page';

const rupiah = (amount: number) => ({ __typename: 'Money', amount, currency: 'Rp' });
const product = (id: string, name: string, amount: number) => ({
  __typename: 'BillOption',
  id,
  name,
  description: '',
  price: rupiah(amount),
  priceBeforeDiscount: null,
});
const bill = {
  id: 'b1',
  name: 'Pulsa',
  image: null,
  numberLabel: 'Nomor HP',
  minDigits: 10,
  maxLength: 15,
  fee: rupiah(0),
};
const telkomsel = [product('T10', '10.000', 10_900), product('T25', '25.000', 25_900)];
const credit = (prefix = '') => ({
  ...bill,
  __typename: 'PrepaidBill',
  kind: 'CREDIT',
  operator: prefix === '0812' ? 'Telkomsel' : null,
  options: prefix === '0812' ? telkomsel : [],
});
const meter = {
  ...credit(),
  ...{ kind: 'METER', name: 'Token listrik', minDigits: 11, options: [product('P20', '20.000', 20_000)] },
};
const water = {
  ...bill,
  ...{ __typename: 'PostPaidBill', name: 'Air', numberLabel: '', minDigits: 6, fee: rupiah(2_500) },
  regionLabel: 'Wilayah',
  regions: [
    { __typename: 'BillRegion', id: 'sda', name: 'Sidoarjo' },
    { __typename: 'BillRegion', id: 'mlg', name: 'Malang' },
  ],
};
const owed = {
  ...{ __typename: 'BillInquiry', id: 'q1', number: '1234567', name: 'BUDI', period: '2026-11' },
  ...{ amount: rupiah(80_000), fee: rupiah(2_500), openFor: 600_000 },
};
const customer = { __typename: 'Customer', id: 'c1', phone: null as string | null };

interface Given {
  offer?: (variables: { prefix: string }) => object | Promise<object>;
  inquire?: () => object;
  phone?: string | null;
  recent?: readonly object[];
}

async function show({ offer = ({ prefix }) => credit(prefix), inquire, phone = null, recent = [] }: Given = {}) {
  const answers = new Map([
    answering(BillOfferDocument, async (variables) => {
      const found = await offer(variables);
      return found === failure ? failure : { bill: 'none' in found ? null : found };
    }),
    answering(BillCustomerDocument, () => ({ customer: { ...customer, phone }, recentBillNumbers: recent })),
    answering(InquireBillDocument, () => {
      const answer = inquire?.() ?? owed;
      return 'ok' in answer ? answer : { inquireBill: answer };
    }),
  ]);
  const execute = jest.fn(async ({ id }: { id: string }, variables: object, signal?: AbortSignal) => {
    const data = (await answers.get(id)?.(variables as never, signal)) ?? failure;
    return typeof data === 'object' && 'ok' in data ? data : { ok: true, data };
  }) as unknown as jest.MockedFunction<Execute>;
  await renderPart(<BillSheet open bill={{ id: 'b1', name: 'Pulsa' }} isResumed={false} onClose={() => {}} />, {
    execute,
    path: '/m/tagihan',
  });
  return execute;
}

const numberField = () => screen.findByRole('textbox');
const type = async (text: string) => userEvent.type(await numberField(), text);
const go = (name = 'Lanjutkan') => screen.queryByRole('button', { name });
const tapOn = (part: HTMLElement | null) => act(async () => part?.click());
const currentPath = () => screen.getByLabelText('current path').textContent;

function stubContacts(select: () => Promise<readonly { tel?: readonly string[] }[]>) {
  const contacts = { select: jest.fn(select) };
  Object.defineProperty(navigator, 'contacts', { configurable: true, value: contacts });
  return contacts;
}

beforeEach(() => {
  sessionStorage.clear();
  setFlag();
});
afterEach(() => {
  clearFlag();
  Reflect.deleteProperty(navigator, 'contacts');
});

test('has no button to continue without a number', async () => {
  await show();
  await numberField();
  expect(go()).toBeNull();
  expect(screen.getByText(/Ketik nomor/)).toBeVisible();
});

test('a number that is too short is refused at its field, until it is changed', async () => {
  await show();
  await type('0812');
  await tapOn(screen.getByRole('radio', { name: /^10\.000/ }));
  await tapOn(go());
  expect(await screen.findByRole('alert')).toHaveTextContent('10');
  expect(await numberField()).toBeInvalid();
  await type('3');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without an option the toast names the bill', async () => {
  await show({ offer: () => meter });
  await type('53500012345');
  await tapOn(go());
  expect(screen.getByText('Pilih Token listrik yang akan di isi')).toBeVisible();
  expect(currentPath()).toBe('/m/tagihan');
});

test('the field accepts digits and a plus, fifteen at most', async () => {
  await show();
  await type('+62 812-ab34567890123');
  expect(await numberField()).toHaveValue('+62812345678901');
});

test('options that fail to load can be retried; a removed bill shows a message', async () => {
  const answers: object[] = [failure, credit()];
  await show({ offer: () => answers.shift() ?? { none: true } });
  await tapOn(await screen.findByText('Coba Lagi'));
  await type('0812');
  expect(await screen.findByText(/tidak tersedia|tidak dijual|sudah tidak/)).toBeVisible();
  expect(go()).toBeNull();
});

test('an option of the previous operator is cleared with the number', async () => {
  const execute = await show();
  await type('0812');
  await tapOn(screen.getByRole('radio', { name: /^25\.000/ }));
  expect(screen.getByText('Telkomsel')).toBeVisible();
  await userEvent.clear(await numberField());
  await type('0877');
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(askedFor(execute, BillOfferDocument).map((asked) => (asked as { prefix: string }).prefix)).toEqual([
    '',
    '0812',
    '',
    '0877',
  ]);
});

test('earlier options stay visible, but cannot be chosen, while the next ones load', async () => {
  const waiting = new Promise<object>(() => {});
  await show({ offer: ({ prefix }) => (prefix === '0812' ? credit(prefix) : prefix === '' ? credit() : waiting) });
  await type('0812');
  await userEvent.type(await numberField(), '9', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  const options = screen.getAllByRole('radio');
  expect(options).toHaveLength(2);
  for (const option of options) expect(option).toBeDisabled();
  expect(go()).toHaveAttribute('aria-busy', 'true');
});

test('a guest signs in, and the number is stored for the way back without being in the URL', async () => {
  clearFlag();
  await show();
  await type('08123456789');
  await tapOn(screen.getByRole('radio', { name: /^10\.000/ }));
  await tapOn(go());
  expect(screen.getByText('Kamu belum login untuk melakukan aksi ini')).toBeVisible();
  await waitFor(() => expect(currentPath()).toMatch(/^\/login\?next=/));
  expect(currentPath()).not.toContain('0812');
  expect(readBill('kopi', 'b1')).toMatchObject({ number: '08123456789', option: 'T10', isPending: true });
});

test('the chosen option is stored with its price, and paid on its own page', async () => {
  await show();
  await type('08123456789');
  await tapOn(screen.getByRole('radio', { name: /^25\.000/ }));
  await tapOn(go());
  await waitFor(() => expect(currentPath()).toBe('/m/payment/b1'));
  expect(readBill('kopi', 'b1')).toMatchObject({ chosen: { id: 'T25', price: { amount: 25_900 } }, isPending: false });
});

test('a phone’s number is at first the customer’s own, and typing wins over it', async () => {
  await show({ phone: '+62 812 3456 789' });
  await waitFor(async () => expect(await numberField()).toHaveValue('08123456789'));
});

test('a meter’s number is not the customer’s phone', async () => {
  const execute = await show({ offer: () => meter, phone: '+628123456789' });
  await waitFor(() => expect(askedFor(execute, BillCustomerDocument)).toHaveLength(1));
  expect(await numberField()).toHaveValue('');
});

test('a recently used number is picked with a tap', async () => {
  await show({ offer: () => meter, recent: [{ __typename: 'RecentBillNumber', number: '53500099999', name: 'BUDI' }] });
  await tapOn(await screen.findByRole('button', { name: '53500099999 · BUDI' }));
  expect(await numberField()).toHaveValue('53500099999');
  expect(screen.queryByRole('button', { name: /53500099999/ })).toBeNull();
});

describe('contacts', () => {
  const pick = async () => tapOn(await screen.findByRole('button', { name: 'Pilih dari kontak' }));

  test('are not offered without a contact picker, nor for a meter', async () => {
    await show();
    await numberField();
    expect(screen.queryByRole('button', { name: 'Pilih dari kontak' })).toBeNull();
    stubContacts(async () => []);
    await show({ offer: () => meter });
    expect(screen.queryByRole('button', { name: 'Pilih dari kontak' })).toBeNull();
  });

  test.each<[string, () => Promise<{ tel?: string[] }[]>]>([
    ['that is not allowed', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['without a pick', async () => []],
    ['of somebody without a number', async () => [{}]],
  ])('a pick %s leaves the number as it was', async (_how, select) => {
    stubContacts(select);
    await show();
    await type('0812');
    await pick();
    expect(await numberField()).toHaveValue('0812');
  });

  test('a picked number is written as Indonesians write it, and its operator is found', async () => {
    const contacts = stubContacts(async () => [{ tel: ['+62 812-3456-789', '0877'] }]);
    await show();
    await pick();
    expect(await numberField()).toHaveValue('08123456789');
    expect(await screen.findByText('Telkomsel')).toBeVisible();
    expect(contacts.select).toHaveBeenCalledWith(['tel'], { multiple: false });
  });
});

describe('a post-paid bill', () => {
  const inquire = () => tapOn(go('PERIKSA TAGIHAN'));

  test.each(['Air', 'Internet pascabayar'])('needs its region or provider first: %s', async (name) => {
    const execute = await show({ offer: () => ({ ...water, name }) });
    await type('1234567');
    await inquire();
    expect(screen.getByText(`${name} di isi terlebih dahulu`)).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Pilih Wilayah');
    expect(askedFor(execute, InquireBillDocument)).toEqual([]);
  });

  const chooseRegion = async () => {
    await tapOn(await screen.findByRole('button', { name: /Wilayah/ }));
    await tapOn(await screen.findByRole('button', { name: 'Sidoarjo' }));
  };

  test.each([
    ['an unknown number', () => ({ __typename: 'Refusal', code: 'BILL_UNKNOWN', message: '', total: null })],
    ['a biller that does not answer', () => failure],
  ])('says why it is not shown for %s, and is asked for again', async (_what, refused) => {
    const answers: object[] = [refused()];
    const execute = await show({ offer: () => water, inquire: () => answers.shift() ?? owed });
    await type('1234567');
    await chooseRegion();
    await inquire();
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    await inquire();
    expect(await screen.findByText('BUDI')).toBeVisible();
    expect(askedFor(execute, InquireBillDocument)).toHaveLength(2);
  });

  test.each([
    ['the connection is lost', 'OFFLINE', /Koneksi terputus/],
    ['the store has a problem', 'PROVIDER_UNAVAILABLE', /gangguan di toko/],
    ['the store is slow', 'PROVIDER_TIMEOUT', /terlalu lama/],
  ])('blames nobody else where %s', async (_what, code, text) => {
    await show({ offer: () => water, inquire: () => ({ ...failure, code }) });
    await type('1234567');
    await chooseRegion();
    await inquire();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('asks for sign-in if the session has ended, and stores the number for the return', async () => {
    await show({ offer: () => water, inquire: () => ({ ...failure, code: 'SIGNED_OUT' }) });
    await type('1234567');
    await chooseRegion();
    await inquire();
    await waitFor(() => expect(currentPath()).toMatch(/^\/login\?next=/));
    expect(readBill('kopi', 'b1')).toMatchObject({ number: '1234567', region: 'sda', isPending: true });
  });

  test('is read before it is paid, and another number drops it', async () => {
    await show({ offer: () => water });
    await type('1234567');
    await chooseRegion();
    await inquire();
    const shown = within((await screen.findByText('BUDI')).closest('[role=status]') as HTMLElement);
    expect(shown.getByText('November 2026')).toBeVisible();
    expect(shown.getByText('Rp82.500')).toBeVisible();
    await type('8');
    expect(screen.queryByText('BUDI')).toBeNull();
    expect(go('PERIKSA TAGIHAN')).toBeVisible();
  });
});
