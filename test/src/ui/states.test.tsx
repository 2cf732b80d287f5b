import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomBar } from '../../../src/ui/menu/bottom-bar';
import { CardGridSkeleton } from '../../../src/ui/skeleton/skeletons';
import { EmptyState } from '../../../src/ui/feedback/empty-state';
import { ErrorState } from '../../../src/ui/feedback/error-state';
import { LinkButton } from '../../../src/ui/button/button';
import { type SafeHtml, SafeHtmlBlock } from '../../../src/ui/text/safe-html-block';
import { SectionHeading } from '../../../src/ui/layout/section-heading';
import { TabBar } from '../../../src/ui/menu/tab-bar';
import { renderInPage } from '../../support/browser/in-page';

const entries = [
  { id: 'sayur', label: 'Sayur', link: { to: '/?tab=sayur' }, image: null, selected: false },
  { id: 'buah', label: 'Buah', link: { to: '/?tab=buah' }, image: 'appicon/banana~lemon.svg', selected: true },
];

test('an empty state says so and offers the next step', () => {
  renderInPage(
    <EmptyState title="Tidak ada Produk" text="Lihat menu lain.">
      <LinkButton to="/">Ke Beranda</LinkButton>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Tidak ada Produk' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '/');
});

test('an error says so, can be retried and shows the request id', async () => {
  const onRetry = jest.fn();
  renderInPage(
    <ErrorState
      message="Gagal mengambil data produk."
      onRetry={onRetry}
      failure={{ code: 'BUSY', requestId: 'r-17' }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Gagal mengambil data produk.Toko ini sedang ramai. Coba lagi sebentar lagi.',
  );
  expect(screen.getByText('Kode permintaan r-17')).toBeVisible();
  await userEvent.click(screen.getByText('Coba Lagi'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  ['tabs', TabBar],
  ['a bottom bar', BottomBar],
])('%s name their entries and mark the current one', (_name, Bar) => {
  renderInPage(<Bar label="Menu toko" entries={entries} />);
  expect(screen.getByRole('navigation', { name: 'Menu toko' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buah' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Sayur' })).not.toHaveAttribute('aria-current');
});

test('a heading links to its whole section by its own name', () => {
  renderInPage(<SectionHeading title="Panen pagi" more={{ to: '/m/sayur-1' }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Panen pagi' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat Semua Panen pagi' })).toHaveAttribute('href', '/m/sayur-1');
});

test('loading is announced once, without its skeleton', () => {
  const { container } = renderInPage(<CardGridSkeleton columns={2} count={4} />);
  expect(screen.getByText('Memuat…')).toBeInTheDocument();
  expect(container.querySelectorAll('[aria-hidden] li')).toHaveLength(4);
});

test('renders sanitised html', () => {
  renderInPage(<SafeHtmlBlock html={'<p>Dari <b>Lembang</b></p>' as SafeHtml} />);
  expect(screen.getByText('Lembang').tagName).toBe('B');
});
