import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormOptions, showForm } from './form-double';

const store = {
  codename: 'toko',
  app: { view_uid: 'toko', name: 'Toko', layout: 8, slider: [{ image: 'appslider/a.png', title: 'Promo' }] },
  components: [
    { view_uid: 'sayur', name: 'Sayur', category: 6, attr1: '' },
    {
      view_uid: 'kontak',
      name: 'Kontak',
      category: 3,
      ctas: [{ view_uid: 'a', type: 0, value: '0812', label: 'Chat' }],
    },
    { view_uid: 'cerita', name: 'Cerita', category: 0, attr1: '<p>Halo</p>' },
  ],
};

const show = (place: string, more: Partial<FormOptions> = {}) => showForm({ document: store, place, ...more });

test('a text is changed in both languages, side by side', async () => {
  const form = await show('/components/0');
  const texts = screen.getByRole('group', { name: /^Section name/ });
  fireEvent.change(within(texts).getByLabelText('English'), { target: { value: 'Vegetables' } });
  expect(form.operations).toEqual([{ op: 'add', path: '/components/0/en', value: { name: 'Vegetables' } }]);
  fireEvent.change(within(texts).getByLabelText('English'), { target: { value: '' } });
  expect(form.document()).toEqual(store);
});

test('names and help are in the language of the page', async () => {
  await show('/app/~identity', { locale: 'id' });
  expect(screen.getByRole('heading', { name: 'Identitas toko' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nomor telepon toko' })).toBeVisible();
});

test('a list style that looks like another is offered once, and opening it changes nothing', async () => {
  const form = await show('/components/0');
  const styles = screen.getByRole('group', { name: 'List style' });
  expect(within(styles).getAllByRole('radio')).toHaveLength(5);
  expect(within(styles).getByRole('radio', { name: 'Grid' })).toBeChecked();
  expect(form.operations).toEqual([]);
  await userEvent.click(within(styles).getByRole('radio', { name: 'Horizontal slider' }));
  expect(form.operations).toEqual([{ op: 'replace', path: '/components/0/attr1', value: '3' }]);
});

test('a switch stores 1 and 0, and shows what depends on it', async () => {
  const form = await show('/app/~popup');
  expect(screen.queryByText('Popup link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Show the popup' }));
  expect(form.operations).toEqual([{ op: 'add', path: '/app/popup_flag', value: 1 }]);
  expect(screen.getByText('Popup link')).toBeVisible();
});

test('an amount is stored as a number, and no amount when it is empty', async () => {
  const form = await show('/app/~selling');
  const amount = screen.getByRole('textbox', { name: /^Minimum order/ });
  fireEvent.change(amount, { target: { value: '25.000' } });
  expect(form.operations).toEqual([{ op: 'add', path: '/app/min_order_price', value: 25000 }]);
  fireEvent.blur(amount);
  expect(amount).toHaveValue('25.000');
  fireEvent.change(amount, { target: { value: '' } });
  expect(form.document()).toEqual(store);
});

test('another action forgets the target of the one before', async () => {
  const form = await show('/components/1/ctas/0');
  await userEvent.click(screen.getByRole('button', { name: /^Action type/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Section/ }));
  expect(form.document()).toMatchObject({ components: [{}, { ctas: [{ type: 43, label: 'Chat' }] }, {}] });
  await userEvent.click(screen.getByRole('button', { name: /^Section to open/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerita' }));
  expect(form.document()).toMatchObject({ components: [{}, { ctas: [{ type: 43, value: 'cerita' }] }, {}] });
});

test('what is wrong stands at the field, in words', async () => {
  const missing = {
    pointer: '/components/0',
    code: 'MISSING_FIELD',
    params: { field: 'productList.name' },
    reason: 'needs "name"',
  };
  await show('/components/0', { issues: [missing] });
  expect(screen.getByRole('alert')).toHaveTextContent('“Section name” is missing; fill it in.');
});

test('a role that may only view is told so once, and can change nothing', async () => {
  await show('/app/~identity', { mayChange: () => false });
  expect(screen.getAllByText(/^Your role may only view this part/)).toHaveLength(1);
  for (const input of screen.getAllByRole('textbox')) {
    if (input.tagName !== 'DIV') expect(input).toBeDisabled();
  }
});

test('a group is read only if none of its fields may be changed', async () => {
  await show('/app/~identity', { mayChange: (pointer) => pointer === '/app/tagline' });
  expect(screen.queryByText(/^Your role may only view this part/)).toBeNull();
});

test('a rich text is shown as it looks, without its scripts', async () => {
  const attr1 = '<p>Halo <b>semua</b></p>';
  const components = [{ ...store.components[2], attr1 }];
  const form = await show('/components/0', { document: { ...store, components } });
  const [text] = screen.getAllByRole('textbox').filter((one) => one.tagName === 'DIV');
  expect(text?.innerHTML).toBe(attr1);
  expect(form.operations).toEqual([]);
});
