import { act, screen, waitFor, within } from '@testing-library/react';
import { beginSession, clearSession } from '../../../../../src/api/signed-in';
import userEvent from '@testing-library/user-event';
import { CustomerRulesDocument } from '../../../../../src/__generated__/documents/customer-rules';
import { TopUpScreenDocument } from '../../../../../src/__generated__/documents/top-up-screen';
import { TrackClickDocument } from '../../../../../src/__generated__/documents/track-click';
import { WithdrawScreenDocument } from '../../../../../src/__generated__/documents/withdraw-screen';
import type { Action_LinkFragment } from '../../../../../src/__generated__/gql/graphql';
import { type Execute, ExecuteContext } from '../../../../../src/api/execute';
import type { FragmentOf } from '../../../../../src/api/fragment';
import { createPageData } from '../../../../../src/api/page-data';
import { PageDataContext } from '../../../../../src/api/use-loaded';
import CustomerRules from '../../../../../src/app/shell/customer/customer-rules';
import { useActions } from '../../../../../src/renderers/use-actions';
import { Link } from '../../../../../src/ui/link/link';
import { action } from '../../../../support/browser/action';
import { renderInStore } from '../../../../support/browser/render-in-store';
import { fill } from '../../../../support/browser/fill';
import { clearFlag, setFlag } from '../../../../support/browser/session-flag';
import { testStore } from '../../../../support/browser/test-store';

const kinds = ['TOP_UP', 'WITHDRAW'] as const;
const actions = kinds.map((kind) => ({ ...action(kind), label: kind })) as unknown as FragmentOf<Action_LinkFragment>[];

function Actions() {
  return useActions('dompet', actions).map(({ action: { label }, link }) => (
    <Link key={label} {...link}>
      {label}
    </Link>
  ));
}

const verification = { phone: 'NONE', emailNeeded: false, emailByCode: false };

async function show({ mode = 'OPEN', hasWallet = true } = {}) {
  const money = (amount: number) => ({ amount, currency: mode === 'CLOSED' ? '' : 'Rp' });
  const customer = { id: 'c1', balance: hasWallet ? money(9_000) : null };
  const answers: { [id: string]: object } = {
    [CustomerRulesDocument.id]: { customer: { phoneVerified: true, emailVerified: true, verification } },
    [TrackClickDocument.id]: { trackClick: { counted: true } },
    [TopUpScreenDocument.id]: { store: { wallet: { mode, topUpFee: money(0) } }, customer, paymentOptions: [] },
    [WithdrawScreenDocument.id]: {
      store: { wallet: { mode, withdrawalFee: money(0), withdrawalNote: '' } },
      customer,
    },
  };
  const execute = jest.fn(async ({ id }: { id: string }) => ({ ok: true, data: answers[id] })) as unknown as Execute;
  renderInStore(
    <ExecuteContext value={execute}>
      <PageDataContext value={createPageData(execute)}>
        <CustomerRules />
        <Actions />
      </PageDataContext>
    </ExecuteContext>,
    testStore(),
    '/m/biji-biji1',
  );
  await screen.findByRole('link', { name: 'TOP_UP' });
}

const tap = (name: string) => userEvent.click(screen.getByRole('link', { name }));

beforeEach(() => setFlag());
afterEach(() => {
  clearFlag();
  sessionStorage.clear();
});

test.each([
  ['TOP_UP', 'Topup Saldo', 'Metode pembayaran'],
  ['WITHDRAW', 'Tarik Saldo', 'Nomor rekening'],
])('the action %s opens "%s" over the page', async (name, title, field) => {
  await show();
  await tap(name);
  const sheet = await screen.findByRole('dialog', { name: title });
  expect(await within(sheet).findByText(field, { selector: 'label' })).toBeVisible();
  expect(screen.getByLabelText('current path')).toHaveTextContent('/m/biji-biji1');
});

test('a session that ends redirects to sign-in, and the sheet is found again as it was typed', async () => {
  await show();
  await tap('WITHDRAW');
  await screen.findByLabelText('Nomor rekening');
  await fill('Nomor rekening', '1234567890');
  await act(async () => clearSession('kopi'));
  await waitFor(() => expect(screen.getByLabelText('current path')).toHaveTextContent('/login?next=%2Fm%2Fbiji-biji1'));
  expect(screen.queryByRole('dialog')).toBeNull();
  setFlag();
  await act(async () => beginSession('1'));
  await tap('WITHDRAW');
  expect(await screen.findByLabelText('Nomor rekening')).toHaveValue('1234567890');
});

test('Koin can be topped up without a currency, and not withdrawn', async () => {
  await show({ mode: 'CLOSED' });
  await tap('WITHDRAW');
  expect(await screen.findByRole('heading', { name: 'Koin tidak bisa ditarik' })).toBeVisible();
  await tap('TOP_UP');
  const sheet = await screen.findByRole('dialog', { name: 'Topup Koin' });
  expect(await within(sheet).findByText('Metode pembayaran')).toBeVisible();
  expect(within(sheet).queryByText(/Rp/)).toBeNull();
});

test('a store without wallets says so', async () => {
  await show({ hasWallet: false });
  await tap('TOP_UP');
  expect(await screen.findByRole('heading', { name: 'Toko ini tidak memakai saldo' })).toBeVisible();
});
