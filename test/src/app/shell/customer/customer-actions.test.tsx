import { act, screen } from '@testing-library/react';
import { NotificationsDocument } from '../../../../../src/__generated__/documents/notifications';
import { createPageData } from '../../../../../src/api/page-data';
import type { Execute } from '../../../../../src/api/execute';
import { clearSession } from '../../../../../src/api/signed-in';
import { useCustomerDocument } from '../../../../../src/api/use-customer-document';
import { PageDataContext } from '../../../../../src/api/use-loaded';
import CustomerActions from '../../../../../src/app/shell/customer/customer-actions';
import { renderInStore } from '../../../../support/browser/render-in-store';
import { testStore } from '../../../../support/browser/test-store';
import { setFlag } from '../../../../support/browser/session-flag';

const counting = (cartCount: number, unreadMessages = 0) => ({
  ok: true,
  data: {
    customer: { summary: { cartCount, unreadMessages, balance: null, balanceMode: 'OPEN', activeOrders: [] } },
  },
});

async function show(part: React.ReactNode, answer: () => object) {
  const execute = jest.fn(async () => answer()) as unknown as jest.MockedFunction<Execute>;
  const pageData = createPageData(execute);
  await act(async () => renderInStore(<PageDataContext value={pageData}>{part}</PageDataContext>, testStore(), '/'));
  return { execute, pageData };
}

beforeEach(() => {
  setFlag();
});
afterEach(() => clearSession('kopi'));

test('a customer’s icons show counts and link to the account', async () => {
  await show(<CustomerActions onShare={() => {}} />, () => counting(3, 2));
  expect(screen.getByRole('link', { name: 'Keranjang, 3' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Pesan, 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Akun' })).toHaveAttribute('href', '/akun');
});

test('the cart count follows changes in another tab', async () => {
  let count = 6;
  await show(<CustomerActions onShare={() => {}} />, () => counting(count));
  count = 5;
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'kopi:customer:cart', newValue: '2' })));
  expect(screen.getByRole('link', { name: 'Keranjang, 5' })).toBeVisible();
});

test('before the counts are loaded the icons show none', async () => {
  await show(<CustomerActions onShare={() => {}} />, () => ({ ok: false, code: 'OFFLINE', requestId: '' }));
  expect(screen.getByRole('link', { name: 'Keranjang' })).toBeVisible();
});

function Pieces() {
  const { loaded, reload } = useCustomerDocument(NotificationsDocument, {});
  const said = loaded === null ? 'nothing' : loaded.ok ? loaded.data.customer?.summary.cartCount : loaded.code;
  return (
    <button type="button" onClick={reload}>
      {said}
    </button>
  );
}

const said = () => screen.getByRole('button').textContent;
const reload = () => act(async () => screen.getByRole('button').click());

test('makes no request for a guest', async () => {
  clearSession('kopi');
  const { execute } = await show(<Pieces />, () => counting(1));
  expect(said()).toBe('nothing');
  expect(execute).not.toHaveBeenCalled();
});

test('counts stay visible until the next answer, even if it fails', async () => {
  let answer: object = counting(1);
  const { execute } = await show(<Pieces />, () => answer);
  expect(said()).toBe('1');
  answer = counting(2);
  await reload();
  expect(said()).toBe('2');
  answer = { ok: false, code: 'OFFLINE', requestId: '' };
  await reload();
  expect([said(), execute.mock.calls.length]).toEqual(['OFFLINE', 3]);
});

test('signing out removes the counts', async () => {
  await show(<Pieces />, () => counting(1));
  await act(async () => clearSession('kopi'));
  expect(said()).toBe('nothing');
});
