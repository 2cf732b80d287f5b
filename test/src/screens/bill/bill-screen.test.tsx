import { screen } from '@testing-library/react';
import { BillOfferDocument } from '../../../../src/__generated__/documents/bill-offer';
import { BillScreenDocument } from '../../../../src/__generated__/documents/bill-screen';
import { PaymentOptionsDocument } from '../../../../src/__generated__/documents/payment-options';
import { storeBill } from '../../../../src/features/bills/stored-bill';
import { resumes } from '../../../../src/routing/resumed-choice';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, showPage } from '../../../support/browser/store-page';

const price = { __typename: 'Money' as const, amount: 10_900, currency: 'Rp' };
const option = {
  __typename: 'BillOption',
  id: 'T10',
  name: '10.000',
  description: '',
  priceBeforeDiscount: null,
  price,
};
const offer = {
  ...{ __typename: 'PrepaidBill', id: 'b1', kind: 'METER', name: 'Token listrik', image: null },
  ...{ numberLabel: 'Nomor meter', minDigits: 11, maxLength: 15, operator: null, options: [option] },
  fee: { __typename: 'Money', amount: 0, currency: 'Rp' },
};

const stored = {
  ...{ id: 'earlier', bill: 'b1', number: '53500012345', region: null, option: 'T10', owed: null, isPending: false },
  chosen: { id: 'T10', name: '10.000', description: '', price },
};

const show = (state: object | null) =>
  showPage({ pathname: '/m/payment/b1', state }, [
    answering(BillScreenDocument, () => ({ customer: { __typename: 'Customer', id: 'c1' }, bill: offer })),
    answering(BillOfferDocument, () => ({ bill: offer })),
    answering(PaymentOptionsDocument, () => ({ paymentOptions: [] })),
  ]);

beforeEach(() => {
  setFlag();
  storeBill('kopi', stored);
});
afterEach(() => {
  clearFlag();
  sessionStorage.clear();
});

test('the choice that led here can be paid immediately', async () => {
  await show(resumes('earlier'));
  expect(await screen.findByRole('button', { name: 'BAYAR' })).toBeVisible();
  expect(screen.getByText('53500012345')).toBeVisible();
});

test.each([
  ['a tap before the page was hydrated', null],
  ['a choice that another took the place of', resumes('other')],
])('a bill that %s leads to is entered anew', async (_what, state) => {
  await show(state);
  expect(await screen.findByRole('textbox')).toHaveValue('');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'BAYAR' })).toBeNull();
});
