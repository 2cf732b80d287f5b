import { act, screen, within } from '@testing-library/react';
import { NotificationsDocument } from '../../../../../src/__generated__/documents/notifications';
import { createPageData } from '../../../../../src/api/page-data';
import { type Execute, ExecuteContext } from '../../../../../src/api/execute';
import { PageDataContext } from '../../../../../src/api/use-loaded';
import Strips from '../../../../../src/app/shell/customer/strips';
import { FakeEventSource } from '../../../../support/browser/fake-event-source';
import { renderInStore } from '../../../../support/browser/render-in-store';
import { testStore } from '../../../../support/browser/test-store';
import { setFlag } from '../../../../support/browser/session-flag';

const notifications = {
  __typename: 'Notifications',
  cartCount: 0,
  unreadMessages: 0,
  unreadNotifications: 0,
  balance: null,
  balanceMode: 'NONE',
  activeOrders: [
    {
      __typename: 'ActiveOrder',
      id: 'o1',
      number: 'JJ0000001',
      createdAt: '2026-11-21T07:00:00Z',
      total: { __typename: 'Money', amount: 22_000, currency: 'Rp' },
      status: 'AWAITING_PAYMENT',
      category: 'GOODS',
      paymentKind: 'BALANCE',
      icon: null,
    },
  ],
};

let uninstall: () => void;
beforeEach(() => {
  setFlag();
  uninstall = FakeEventSource.install();
});
afterEach(() => uninstall());

const show = (data: object, path: string) => {
  const execute = jest.fn(async () => ({
    ok: true,
    data: { customer: { summary: data } },
  })) as unknown as jest.MockedFunction<Execute>;
  return act(async () =>
    renderInStore(
      <ExecuteContext value={execute}>
        <PageDataContext value={createPageData(execute)}>
          <Strips />
        </PageDataContext>
      </ExecuteContext>,
      testStore(),
      path,
    ),
  );
};
const withBalance = {
  ...notifications,
  balanceMode: 'OPEN',
  balance: { __typename: 'Money', amount: 500_000, currency: 'Rp' },
};

test('balance and orders share one row', async () => {
  await show(withBalance, '/');
  const links = within(screen.getByRole('list', { name: 'Pesanan berjalan' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Rp500.000'),
    expect.stringContaining('JJ0000001'),
  ]);
});

test.each(['/checkout', '/checkout/', '/chat/0/0/1/kopi', '/chat/0/0/0/toko'])(
  'no strip appears during checkout or in a chat (%s)',
  async (path) => {
    await show(withBalance, path);
    expect(screen.queryByRole('region', { name: 'Akun' })).toBeNull();
  },
);

test.each(['/order/o1/detail/', '/beli-langsung/o1/'])(
  'no strip appears on the order’s own page (%s)',
  async (path) => {
    await show(withBalance, path);
    expect(screen.getByRole('link', { name: /Rp500/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /JJ0000001/ })).toBeNull();
  },
);

test('the strip of active orders follows events and stays when a refresh fails', async () => {
  let answer: object = { ok: true, data: { customer: { summary: notifications } } };
  const execute = jest.fn(async () => answer) as unknown as jest.MockedFunction<Execute>;
  await act(async () =>
    renderInStore(
      <ExecuteContext value={execute}>
        <PageDataContext value={createPageData(execute)}>
          <Strips />
        </PageDataContext>
      </ExecuteContext>,
      testStore(),
      '/',
    ),
  );
  const strip = screen.getByRole('region', { name: 'Akun' });
  expect(within(strip).getByRole('link', { name: /JJ0000001/ })).toBeVisible();
  answer = { ok: false, code: 'OFFLINE', requestId: '' };
  await act(async () => FakeEventSource.last().tell('o1'));
  expect(screen.getByRole('link', { name: /JJ0000001/ })).toBeVisible();
  answer = { ok: true, data: { customer: { summary: { ...notifications, activeOrders: [] } } } };
  await act(async () => FakeEventSource.last().tell('o1'));
  expect(screen.queryByRole('region', { name: 'Akun' })).toBeNull();
  expect(execute.mock.calls.map(([{ id }]) => id)).toEqual(Array(3).fill(NotificationsDocument.id));
});
