import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from './form-double';

const storeWith = (popup_value?: string) => ({
  codename: 'toko',
  app: { view_uid: 'toko', name: 'Toko', popup_flag: 1, ...(popup_value && { popup_value }) },
});
const show = (link?: string) => showForm({ document: storeWith(link), place: '/app/~popup' });
const address = () => screen.getByRole('textbox', { name: /web address/ });

test('the field of an address stays, with the focus, while the address is replaced', async () => {
  const form = await show('https://toko.example/promo');
  await userEvent.clear(address());
  expect(form.document()).toEqual(storeWith());
  expect(address()).toHaveFocus();
  await userEvent.type(address(), 'https://a.example');
  expect(form.document()).toEqual(storeWith('https://a.example'));
});

test('a link that is changed from outside is shown as what it is', async () => {
  const form = await show('https://toko.example/promo');
  await userEvent.click(screen.getByRole('button', { name: /^Popup link/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Opens a page of the store' }));
  await userEvent.click(screen.getByRole('button', { name: /^Opens a page of the store/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
  expect(form.document()).toEqual(storeWith('address://act/cart'));
  await form.replace(storeWith('https://toko.example/promo'));
  expect(address()).toHaveValue('https://toko.example/promo');
  fireEvent.change(address(), { target: { value: '' } });
  await form.replace(storeWith('address://act/cart'));
  expect(screen.queryByRole('textbox', { name: /web address/ })).toBeNull();
});
