import { screen, within } from '@testing-library/react';
import { createPageData } from '../../../../src/api/page-data';
import { PageDataContext } from '../../../../src/api/use-loaded';
import ReviewsScreen from '../../../../src/screens/reviews/reviews-screen';
import { renderPart } from '../../../support/browser/render-part';
import { itemPage, review } from '../../../support/browser/item-fixture';
import { showItem } from '../../../support/browser/show-item';

const login = (path: string) => `/login?next=${encodeURIComponent(path)}`;

describe('on the page of an item', () => {
  test('at most three are shown, each with stars, author, date and text', async () => {
    const latest = [1, 2, 3, 4].map((number) => review(number));
    await showItem(itemPage('Goods', { reviews: { __typename: 'ReviewSummary', rating: 4.8, count: 56, latest } }));
    const section = within(screen.getByRole('region', { name: 'Ulasan' }));
    expect(section.getAllByRole('article')).toHaveLength(3);
    const first = within(section.getAllByRole('article')[0] as HTMLElement);
    expect(first.getByText('Oleh Ibu Sari 1')).toBeVisible();
    expect(first.getByRole('img', { name: 'Nilai 4 dari 5' })).toBeVisible();
    expect(first.getByText('8 November 2026')).toBeVisible();
    expect(first.getByText('Segar sekali 1')).toBeVisible();
  });

  test('the rest is on another page', async () => {
    await showItem(itemPage('Goods'));
    expect(screen.getByRole('link', { name: 'Lihat semua 56 ulasan' })).toHaveAttribute(
      'href',
      '/p/bayam_hijau-bayam1/reviews',
    );
  });

  test('has no button for more if all are shown', async () => {
    const reviews = { __typename: 'ReviewSummary' as const, rating: 5, count: 1, latest: [review(1)] };
    await showItem(itemPage('Goods', { reviews }));
    expect(screen.queryByRole('link', { name: /^Lihat semua/ })).toBeNull();
  });

  test.each(['Laporkan Konten', 'Laporkan Pengguna'])('%s redirects guests to sign-in', async (name) => {
    await showItem(itemPage('Goods'));
    const [first] = screen.getAllByRole('article').slice(1);
    expect(within(first as HTMLElement).getByRole('link', { name, hidden: true })).toHaveAttribute(
      'href',
      login('/p/bayam_hijau-bayam1'),
    );
  });
});

describe('on their own page', () => {
  const show = (differences: object = {}) =>
    renderPart(
      <PageDataContext value={createPageData(() => Promise.reject(new Error('nothing to ask')))}>
        <ReviewsScreen
          data={{
            __typename: 'Query',
            reviews: {
              __typename: 'ReviewConnection',
              title: 'Bayam Hijau',
              total: 25,
              pageInfo: { __typename: 'PageInfo', page: 2, lastPage: 3 },
              reviews: [review(11), review(12)],
              ...differences,
            },
          }}
          params={{ slug: 'salah-bayam1' }}
          search={new URLSearchParams('page=2')}
        />
      </PageDataContext>,
    );

  test('they continue on further pages', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Ulasan Bayam Hijau' })).toBeVisible();
    expect(screen.getByText('25 ulasan')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Sebelumnya' })).toHaveAttribute('href', '/p/bayam_hijau-bayam1/reviews');
    expect(screen.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute(
      'href',
      '/p/bayam_hijau-bayam1/reviews?page=3',
    );
  });

  test('an unreviewed item says so and links back', async () => {
    await show({ reviews: [], total: 0, pageInfo: { page: 1, lastPage: 1 } });
    expect(screen.getByRole('heading', { name: 'Belum ada ulasan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat' })).toHaveAttribute('href', '/p/bayam_hijau-bayam1');
  });
});
