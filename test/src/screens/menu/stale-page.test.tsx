import { act, fireEvent, screen, within } from '@testing-library/react';
import { MenuScreenDocument } from '../../../../src/__generated__/documents/menu-screen';
import { testStore } from '../../../support/browser/test-store';
import { answering, askedFor, showPage } from '../../../support/browser/store-page';

const minutes = 60_000;

const navigation = () => screen.getByRole('navigation', { hidden: true });

test('a page opened again is refetched only if its answer is over four minutes old', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const [menu] = testStore().menus;
  if (!menu) throw new Error('The store has no menu');
  const path = `/m/x-${menu.id}`;
  const { execute } = await showPage(path, [answering(MenuScreenDocument, () => ({ component: null }))]);
  const leaveAndReturn = async () => {
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Ke Beranda' })));
    await screen.findByRole('alert');
    await act(async () => fireEvent.click(within(navigation()).getByRole('link', { name: menu.name, hidden: true })));
    await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' });
  };

  now.mockReturnValue(4 * minutes);
  await leaveAndReturn();
  expect(askedFor(execute, MenuScreenDocument)).toHaveLength(1);

  now.mockReturnValue(4 * minutes + 1);
  await leaveAndReturn();
  expect(askedFor(execute, MenuScreenDocument)).toHaveLength(2);

  await leaveAndReturn();
  expect(askedFor(execute, MenuScreenDocument)).toHaveLength(2);
});

test('a failed page is refetched whenever it is opened again', async () => {
  const [menu] = testStore().menus;
  if (!menu) throw new Error('The store has no menu');
  const { execute } = await showPage(`/m/x-${menu.id}`, []);
  const asked = () => askedFor(execute, MenuScreenDocument).length;
  const follow = (name: string) =>
    act(async () => fireEvent.click(within(navigation()).getByRole('link', { name, hidden: true })));
  expect(asked()).toBe(1);

  await follow(testStore().name);
  await follow(menu.name);
  expect(asked()).toBe(2);

  await follow(menu.name);
  expect(asked()).toBe(3);
  expect(await screen.findByRole('alert')).toBeVisible();
});
