import type { Item_PageFragment, ItemScreenQuery } from '../../../src/__generated__/gql/graphql';
import type { Execute } from '../../../src/api/execute';
import { createPageData } from '../../../src/api/page-data';
import type { StoreShell } from '../../../src/api/store-context';
import { PageDataContext } from '../../../src/api/use-loaded';
import { laterParts } from '../../../src/renderers/items/pages/later-parts';
import { itemPages } from '../../../src/renderers/items/pages/registry';
import ItemScreen from '../../../src/screens/item/item-screen';
import { stubMotion } from './motion';
import { renderPart } from './render-part';
import { testStore } from './test-store';

interface Around {
  /** The answers to the parts that load their own data, in order. */
  answers?: object[];
  store?: StoreShell;
  search?: string;
}

/** Renders the loaded page of an item. @returns the requests of its parts */
export async function showItem(
  page: Item_PageFragment,
  { answers = [], store = testStore(), search = '' }: Around = {},
) {
  stubMotion();
  await Promise.all([itemPages[page.item.__typename], ...Object.values(laterParts)].map((part) => part.preload()));
  const execute = jest.fn((_document: unknown, _variables: unknown) => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('This test asks the facade for nothing'));
  });
  const pageData = createPageData(execute as unknown as Execute);
  await renderPart(
    <PageDataContext value={pageData}>
      <ItemScreen
        data={{ __typename: 'Query', itemPage: page as ItemScreenQuery['itemPage'] }}
        params={{ slug: 'bayam_hijau-bayam1' }}
        search={new URLSearchParams(search)}
      />
    </PageDataContext>,
    { store, path: '/p/bayam_hijau-bayam1', execute: execute as unknown as Execute },
  );
  return execute;
}
