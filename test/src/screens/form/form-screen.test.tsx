import { act, fireEvent, screen } from '@testing-library/react';
import { FormCustomerDocument } from '../../../../src/__generated__/documents/form-customer';
import { FormScreenDocument } from '../../../../src/__generated__/documents/form-screen';
import { OrderAttemptDocument } from '../../../../src/__generated__/documents/order-attempt';
import { SubmitFormDocument } from '../../../../src/__generated__/documents/submit-form';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';

const path = '/f/daftar-mitra';
const line = { __typename: 'FormField', id: 'nama', label: 'Nama', kind: 'TEXT', isRequired: true, condition: null };
const form = {
  id: 'daftar-mitra',
  title: 'Daftar Mitra',
  description: '',
  thanks: 'Kami hubungi besok.',
  lines: [line],
};
const screenAnswer = answering(FormScreenDocument, () => ({ form }));
const customer = { customer: { id: 'c1' } };

const field = () => screen.findByRole('textbox', { name: /Nama/ });
const type = async (text: string) => {
  const input = await field();
  await act(async () => fireEvent.change(input, { target: { value: text } }));
};
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kirim' })));

afterEach(() => {
  clearFlag();
  localStorage.clear();
  sessionStorage.clear();
});

test('a form that the store does not have is not found', async () => {
  await showPage(path, [answering(FormScreenDocument, () => ({ form: null }))]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a guest fills in a form, and is asked to sign in with a way back to it', async () => {
  await showPage(path, [screenAnswer]);
  await type('Siti');
  expect(screen.queryByRole('button', { name: 'Kirim' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Masuk untuk mengirim' })).toHaveAttribute(
    'href',
    '/login?next=%2Ff%2Fdaftar-mitra',
  );
});

describe('a customer', () => {
  beforeEach(() => setFlag());

  test('does not lose the field or its text when the account comes late', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    await showPage(path, [screenAnswer, answering(FormCustomerDocument, () => late)]);
    await type('Siti');
    const typed = await field();
    typed.focus();
    expect(screen.getByRole('button', { name: 'Kirim' })).toBeDisabled();
    await act(async () => arrive(customer));
    expect(document.activeElement).toBe(typed);
    expect(typed).toHaveValue('Siti');
    expect(screen.getByRole('button', { name: 'Kirim' })).toBeEnabled();
  });

  test('whose account cannot be read is loaded again', async () => {
    let isDown = true;
    await showPage(path, [screenAnswer, answering(FormCustomerDocument, () => (isDown ? failure : customer))]);
    await screen.findByText('Coba Lagi');
    isDown = false;
    await act(async () => fireEvent.click(await screen.findByText('Coba Lagi')));
    expect(await screen.findByRole('button', { name: 'Kirim' })).toBeEnabled();
  });

  const show = (submit: () => object) =>
    showPage(path, [
      screenAnswer,
      answering(FormCustomerDocument, () => customer),
      answering(SubmitFormDocument, submit),
      answering(OrderAttemptDocument, () => failure),
    ]);

  test('sends nothing while a required line is empty', async () => {
    const { execute } = await show(() => failure);
    await field();
    await send();
    expect(askedFor(execute, SubmitFormDocument)).toEqual([]);
    expect(await field()).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps what was typed when the form is refused', async () => {
    await show(() => ({ submitForm: { __typename: 'Refusal', code: 'FORM_INVALID', message: '' } }));
    await type('Siti');
    await send();
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(await field()).toHaveValue('Siti');
  });

  test('sends a form once, gets a confirmation, and fills in an empty one again', async () => {
    const { execute } = await show(() => ({ submitForm: { __typename: 'Done' } }));
    await type('Siti');
    await send();
    expect(await screen.findByText('Kami hubungi besok.')).toBeVisible();
    expect(askedFor(execute, SubmitFormDocument)).toMatchObject([{ form: { name: 'daftar-mitra' } }]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /lagi/i })));
    expect(await field()).toHaveValue('');
  });
});
