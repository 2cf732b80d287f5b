import { act, screen, within } from '@testing-library/react';
import { OrderRevisionDocument } from '../../../../src/__generated__/documents/order-revision';
import { OrderScreenDocument } from '../../../../src/__generated__/documents/order-screen';
import { routes } from '../../../../src/app/router/routes';
import { goodsOrder } from '../../../support/browser/order-fixture';
import { answering, showPage } from '../../../support/browser/store-page';
import { setFlag } from '../../../support/browser/session-flag';
import { sumRows } from '../../../support/browser/sum-rows';

const paid = {
  __typename: 'OrderBill',
  numberLabel: 'Nomor meter',
  number: '14012345678',
  name: 'Rina',
  period: '2026-11',
  receipt: 'REF7',
  token: '12345678901234567890',
};

const writeText = jest.fn(async () => undefined);
beforeAll(async () => {
  await Promise.all(routes.map((route) => route.screen.preload()));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
beforeEach(() => {
  writeText.mockClear();
  setFlag();
});
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

async function show(differences: Partial<Record<keyof typeof paid, string | null>> = {}) {
  const line = { ...goodsOrder.lines[0], title: 'Token Listrik 20.000' };
  const order = {
    ...{ ...goodsOrder, category: 'BILL', status: 'RECEIVED', lines: [line] },
    bill: { ...paid, ...differences },
  };
  await showPage('/order/o1/detail/', [
    answering(OrderScreenDocument, () => ({ customer: { __typename: 'Customer', id: 'c1', order } })),
    answering(OrderRevisionDocument, () => ({ customer: { order } })),
  ]);
  return within(await screen.findByRole('region', { name: 'Token Listrik 20.000' }));
}

test('a receipt has its number, name, period and reference; number and reference can be copied', async () => {
  await show();
  expect(sumRows('Nomor meter')).toEqual([
    ['Nomor meter', expect.stringMatching(/^14012345678/)],
    ['Nama', 'Rina'],
    ['Periode', 'November 2026'],
    ['No. referensi', expect.stringMatching(/^REF7/)],
  ]);
  await tap('Salin 14012345678');
  await tap('Salin REF7');
  expect(writeText.mock.calls).toEqual([['14012345678'], ['REF7']]);
});

test('what a bill does not have is left out', async () => {
  const receipt = await show({ numberLabel: '', name: '', period: '', receipt: null, token: null });
  expect(sumRows('Nomor pelanggan')).toEqual([['Nomor pelanggan', expect.stringMatching(/^14012345678/)]]);
  expect(receipt.queryByRole('button', { name: 'Bagikan bukti' })).toBeNull();
  expect(receipt.queryByText('Token listrik')).toBeNull();
});

test('a token is shown in groups of four digits, and copied without hyphens', async () => {
  const receipt = await show();
  expect(receipt.getByText('1234-5678-9012-3456-7890').previousSibling).toHaveTextContent('Token listrik');
  await tap('Salin token');
  expect(writeText).toHaveBeenCalledWith('12345678901234567890');
});

const shared = [
  'Kebun Rina · JJ0000001',
  'Token Listrik 20.000',
  'Nomor meter: 14012345678',
  'Token listrik: 1234-5678-9012-3456-7890',
  'No. referensi: REF7',
  expect.stringMatching(/^Total: Rp\s?22\.000$/),
];

test('a receipt is shared as a text', async () => {
  const share = jest.fn(async (_data: { text: string }) => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await show();
  await tap('Bagikan bukti');
  expect(share.mock.calls[0]?.[0].text.split('\n')).toEqual(shared);
  expect(writeText).not.toHaveBeenCalled();
});

test('where nothing can be shared the text of a receipt is copied', async () => {
  await show();
  await tap('Bagikan bukti');
  const [[text]] = writeText.mock.calls as unknown as [[string]];
  expect(text.split('\n')).toEqual(shared);
  expect(await screen.findByText('Bukti disalin')).toBeVisible();
});
