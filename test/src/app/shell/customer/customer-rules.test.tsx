import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomerRulesDocument } from '../../../../../src/__generated__/documents/customer-rules';
import { TrackClickDocument } from '../../../../../src/__generated__/documents/track-click';
import { type Execute, ExecuteContext } from '../../../../../src/api/execute';
import { createPageData } from '../../../../../src/api/page-data';
import { PageDataContext } from '../../../../../src/api/use-loaded';
import CustomerRules from '../../../../../src/app/shell/customer/customer-rules';
import type { Action_LinkFragment } from '../../../../../src/__generated__/gql/graphql';
import type { FragmentOf } from '../../../../../src/api/fragment';
import { useActions } from '../../../../../src/renderers/use-actions';
import { Link } from '../../../../../src/ui/link/link';
import { action } from '../../../../support/browser/action';
import { clearFlag, setFlag } from '../../../../support/browser/session-flag';
import { renderInStore } from '../../../../support/browser/render-in-store';
import { testStore } from '../../../../support/browser/test-store';

const verification = { phone: 'NONE', emailNeeded: false, emailByCode: false };
const ani = { phoneVerified: true, emailVerified: false, verification };
type Ani = Partial<Omit<typeof ani, 'verification'>> & { verification?: object };

const kinds = ['VERIFY_EMAIL', 'LOGOUT', 'BALANCE'] as const;
const actions = kinds.map((kind) => ({ ...action(kind), label: kind })) as unknown as FragmentOf<Action_LinkFragment>[];

function Actions() {
  return useActions('bantuan', actions).map(({ action: { label }, link }) => (
    <Link key={label} {...link}>
      {label}
    </Link>
  ));
}

async function show(customer: Ani, path = '/') {
  const answers: { [id: string]: object } = {
    [CustomerRulesDocument.id]: { customer: { ...ani, ...customer } },
    [TrackClickDocument.id]: { trackClick: { counted: true } },
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
    path,
  );
  await screen.findByRole('link', { name: 'LOGOUT' });
}

const tap = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const currentPath = () => screen.getByLabelText('current path').textContent;
const question = () => screen.findByRole('alertdialog', { name: /E-mail belum terverifikasi/ });

beforeEach(() => {
  sessionStorage.clear();
  setFlag();
});
afterEach(() => clearFlag());

test('a required phone verification precedes every page and returns to it', async () => {
  await show({ phoneVerified: false, verification: { ...verification, phone: 'REQUIRED' } }, '/m/sayur?page=2');
  expect(await screen.findByText(`/verification-phone?next=${encodeURIComponent('/m/sayur?page=2')}`)).toBeVisible();
});

test.each(['/login', '/verification-phone/', '/akun/verifikasi-otp/', '/akun/logout/'])(
  'no verification precedes %s',
  async (path) => {
    await show({ phoneVerified: false, verification: { ...verification, phone: 'REQUIRED' } }, path);
    await act(async () => {});
    expect(currentPath()).toBe(path);
  },
);

test('a verification skipped in this session does not appear', async () => {
  sessionStorage.setItem('kopi:customer:phone-skipped', 'yes');
  await show({ phoneVerified: false, verification: { ...verification, phone: 'SKIPPABLE' } }, '/m/sayur');
  expect(currentPath()).toBe('/m/sayur');
});

test('an e-mail verification is suggested once per session', async () => {
  await show({ verification: { ...verification, emailNeeded: true } });
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'CANCEL' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sessionStorage.getItem('kopi:customer:email-asked')).toBe('yes');
});

test('action 40 suggests the e-mail verification on the current page', async () => {
  await show({});
  await tap('VERIFY_EMAIL');
  await question();
  expect(currentPath()).toBe('/');
});

test('with a verified e-mail it opens the page that says so', async () => {
  await show({ emailVerified: true });
  await tap('VERIFY_EMAIL');
  expect(await screen.findByText('/akun/verifikasi-otp')).toBeVisible();
});

test.each([
  ['LOGOUT', '/akun/logout'],
  ['BALANCE', '/saldo'],
])('the action %s opens %s for a customer', async (name, path) => {
  await show({});
  await tap(name);
  expect(await screen.findByText(path)).toBeVisible();
});

test('the same actions redirect a guest to sign-in', async () => {
  clearFlag();
  await show({});
  await tap('VERIFY_EMAIL');
  expect(await screen.findByText(`/login?next=${encodeURIComponent('/akun/verifikasi-otp')}`)).toBeVisible();
});
