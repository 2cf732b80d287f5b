import { act, screen } from '@testing-library/react';
import type { DirectoryScreenQuery } from '../../../src/__generated__/gql/graphql';
import { type Execute, ExecuteContext } from '../../../src/api/execute';
import { createPageData } from '../../../src/api/page-data';
import { PageDataContext } from '../../../src/api/use-loaded';
import NeutralPage from '../../../src/app/neutral-page';
import { renderInStore } from '../../support/browser/render-in-store';

const stores: DirectoryScreenQuery = {
  __typename: 'Query',
  directory: {
    __typename: 'DirectoryPage',
    stores: [
      { __typename: 'StoreCard', codename: 'kopi', name: 'Kopi Kita', tagline: 'Seduh', icon: null, color: '#4fc1e8' },
    ],
    lastPage: 1,
  },
};
const execute = (async () => ({ ok: true, data: stores })) as Execute;

const show = (path: string) =>
  renderInStore(
    <ExecuteContext value={execute}>
      <PageDataContext value={createPageData(execute)}>
        <NeutralPage />
      </PageDataContext>
    </ExecuteContext>,
    null,
    path,
  );

test('the front page of a deployment lists its stores', async () => {
  await act(async () => show('/'));
  expect(screen.getByRole('link', { name: /Kopi Kita/ })).toHaveAttribute('href', '/kopi');
});

test('any other URL without a store is a missing page', async () => {
  await act(async () => show('/tidak-ada/apa'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Halaman tidak ditemukan');
  expect(screen.queryByRole('link', { name: /Kopi Kita/ })).toBeNull();
});

test.each([
  ['/tidak-ada/apa?page=2', '?lang=en'],
  ['/?page=2&utm_source=x', '?page=2&lang=en'],
])('the languages of %s lead to the same page', async (path, href) => {
  await act(async () => show(path));
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', href);
});
