import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createPageData } from '../../../../src/api/page-data';
import { ExecuteContext } from '../../../../src/api/execute';
import { PageDataContext } from '../../../../src/api/use-loaded';
import { type PageContext, PageContextProvider } from '../../../../src/routing/page-context';
import { RouteView } from '../../../../src/app/router/route-view';
import { SignInFirst } from '../../../../src/app/router/fallback-pages';
import { matchRoute } from '../../../../src/app/router/routes';

const context: PageContext = {
  locale: 'id',
  base: '',
  origin: 'http://localhost',
  codename: 'kopi',
  session: null,
  endpoint: '/graphql',
  directory: false,
  tiles: '',
};

function Page() {
  const { pathname, search } = useLocation();
  const match = matchRoute(pathname);
  return (
    <>
      <output>{pathname + search}</output>
      {match?.route.private && <RouteView match={match} />}
    </>
  );
}

beforeAll(() => SignInFirst.preload());

test.each([
  '/verification-phone',
  '/akun',
  '/akun/pengaturan',
  '/akun/pengaturan/password',
  '/akun/shopping',
  '/akun/profil',
  '/akun/profil/tutup',
  '/akun/verifikasi-otp',
  '/akun/topup',
  '/akun/withdraw',
  '/akun/balance',
  '/akun/referral',
  '/akun/referral_list',
  '/akun/change-point',
  '/saldo',
  '/invoice',
  '/invoice/7/checkout',
  '/cart',
  '/checkout',
  '/p/payment/gayo1',
  '/m/payment/pulsa1',
  '/order/abc123/detail/',
  '/order/abc123/check-payment/',
  '/order/abc123/payment-info',
  '/order/abc123/type-payment/',
  '/order/abc123/pending-payment',
  '/beli-langsung/abc123/',
])('%s redirects guests to sign-in first, then back', (path) => {
  render(
    <PageContextProvider value={context}>
      <ExecuteContext value={jest.fn()}>
        <PageDataContext value={createPageData(jest.fn())}>
          <MemoryRouter initialEntries={[path]}>
            <Page />
          </MemoryRouter>
        </PageDataContext>
      </ExecuteContext>
    </PageContextProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(`/login?next=${encodeURIComponent(path)}`);
});

test.each([
  '/',
  '/login',
  '/nearme',
  '/nearme/kopi',
  '/search/gayo',
  '/search/gayo/kopi',
  '/p/gayo-g1',
  '/m/biji-b1',
  '/f/daftar-agen',
  '/maintenance',
])('%s is open to guests', (path) => {
  expect(matchRoute(path)?.route.private).toBeFalsy();
  expect(matchRoute(path)).not.toBeNull();
});

test('an unknown path is not private', () => {
  expect(matchRoute('/tidak/ada')).toBeNull();
});
