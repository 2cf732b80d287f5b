import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedPart, UnavailablePage } from '../../../src/app/failures';
import NotFoundScreen from '../../../src/app/not-found-screen';
import GoScreen from '../../../src/screens/go/go-screen';
import MaintenanceScreen from '../../../src/screens/maintenance/maintenance-screen';
import { renderInStore } from '../../support/browser/render-in-store';
import { testStore } from '../../support/browser/test-store';

test('the maintenance page explains itself and links home', () => {
  renderInStore(<MaintenanceScreen />, testStore(), '/maintenance');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sedang dalam perbaikan');
  expect(screen.getByText(/sedang kami kerjakan/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '/');
});

test('an action that could not be opened says so, and can be tried again', () => {
  renderInStore(<GoScreen />, testStore(), '/go/cta/0');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terjadi kesalahan');
  expect(screen.getByRole('alert')).toHaveTextContent(/Tautan belum bisa dibuka\.Coba Lagi$/);
});

test.each([
  ['of a store', testStore()],
  ['without a store', null],
])('a missing page %s says so and links home', (_whose, store) => {
  renderInStore(<NotFoundScreen />, store, '/tidak/ada');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Halaman tidak ditemukan');
  expect(screen.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '/');
});

test('an unavailable store is retried in place, or by a reload without scripts', async () => {
  const onRetry = jest.fn();
  renderInStore(<UnavailablePage requestId="permintaan-7" onRetry={onRetry} />, null);
  const retry = screen.getByText('Coba Lagi');
  expect(retry).toHaveAttribute('href', '');
  await userEvent.click(retry);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Kode permintaan permintaan-7')).toBeVisible();
});

test('shows no request id if no request reached the server', () => {
  renderInStore(<UnavailablePage requestId="" onRetry={() => {}} />, null);
  expect(screen.queryByText(/Kode permintaan/)).toBeNull();
});

test('a failed part says so, shows the request id and can be retried', async () => {
  const onRetry = jest.fn();
  const failure = { ok: false, code: 'PROVIDER_TIMEOUT', requestId: 'permintaan-8' } as const;
  renderInStore(<FailedPart failure={failure} onRetry={onRetry} />, testStore());
  expect(screen.getByRole('alert')).toHaveTextContent('Terjadi kesalahan');
  expect(screen.getByText('Kode permintaan permintaan-8')).toBeVisible();
  await userEvent.click(screen.getByText('Coba Lagi'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  ['OFFLINE', /Periksa koneksi/],
  ['PROVIDER_UNAVAILABLE', /Ada gangguan di toko ini/],
  ['PROVIDER_TIMEOUT', /Jawabannya terlalu lama/],
  ['INTERNAL', /Ada gangguan di toko ini/],
] as const)('the text for %s names the cause', (code, text) => {
  renderInStore(<FailedPart failure={{ ok: false, code, requestId: '' }} onRetry={() => {}} />, testStore());
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('a missing page keeps its title after hydration', () => {
  renderInStore(<NotFoundScreen />, testStore(), '/tidak/ada');
  expect(document.title).toMatch(/^Halaman tidak ditemukan \| /);
});
