import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createActor } from 'xstate';
import { invoicePaymentMachine } from '../../../../machines/invoices/invoice-payment';
import type { InvoicePaymentFlow } from '../../../../src/features/invoices/use-invoice-payment';
import { ProofPicker } from '../../../../src/screens/invoices/proof-picker';
import { pngFile } from '../../../support/browser/picture-file';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';

const invoice = { isPaid: false, payment: null, isCancellable: true, needsProof: true, revision: '' };
const flow: InvoicePaymentFlow = createActor(invoicePaymentMachine, {
  input: { invoice, payment: null, quote: null, sessionCode: null },
});

/** The picker, and a button by which the store accepts the proof as sent. */
function Page() {
  const [sentAt, setSentAt] = useState<string | null>(null);
  return (
    <>
      <ProofPicker flow={flow} sentAt={sentAt} />
      <button type="button" onClick={() => setSentAt('2026-11-23T07:05:00Z')}>
        accept
      </button>
    </>
  );
}

const choose = () => userEvent.upload(screen.getByLabelText(/Bukti pembayaran/), pngFile('bukti.png'));
const send = () => screen.queryByRole('button', { name: 'Kirim Bukti' });

test('a proof that was sent stays visible and is not offered to be sent again, until another is chosen', async () => {
  renderInStore(<Page />, testStore());
  expect(send()).toBeNull();
  await choose();
  expect(await screen.findByRole('button', { name: 'Kirim Bukti' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'accept' }));
  expect(send()).toBeNull();
  expect(screen.getByAltText('Pratinjau bukti pembayaran')).toBeVisible();
  await choose();
  expect(await screen.findByRole('button', { name: 'Kirim Bukti' })).toBeVisible();
});
