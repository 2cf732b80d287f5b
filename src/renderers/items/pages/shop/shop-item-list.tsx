import { Suspense } from 'react';
import styled from 'styled-components';
import type { Shop_ItemsFragment } from '../../../../__generated__/gql/graphql';
import { ShopItemsDocument } from '../../../../__generated__/documents/shop-items';
import { type FragmentOf, readFragment } from '../../../../api/fragment';
import { useLoaded } from '../../../../api/use-loaded';
import { CardGridSkeleton } from '../../../../ui/skeleton/skeletons';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { LinkButton } from '../../../../ui/button/button';
import { Pager } from '../../../../ui/list/pager';
import { useMessages } from '../../../../i18n/use-messages';
import { token } from '../../../../theme/token';
import { ItemList } from '../../item-list';

interface ListRequest {
  text: string;
  page: number;
  /** The URL of a page of a search. */
  pathOf: (text: string, page?: number) => string;
}

interface Shop {
  id: string;
}

type ShopItems = FragmentOf<Shop_ItemsFragment>;

export interface ShopItemListProps extends ListRequest, Shop {
  /** The first items of the shop, loaded with its page, without a search. */
  first: ShopItems | null;
}

const Bleed = styled.div`
  margin-inline: calc(-1 * ${token('space-4')});
`;

const Results = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  color: ${token('color-text-muted')};
`;

const columns = 2;

function ResultList({ results, text, page, pathOf }: ListRequest & { results: ShopItems | null }) {
  const m = useMessages();
  const { items = [], pageInfo } = results ? readFragment(results) : {};
  const lastPage = pageInfo?.lastPage ?? 1;
  const all = (
    <LinkButton to={pathOf('')} $look="secondary" $small>
      {m('shop.all')}
    </LinkButton>
  );
  if (items.length === 0 && page <= lastPage) {
    return <EmptyState title={m(text ? 'list.not-found' : 'list.empty')}>{text && all}</EmptyState>;
  }
  return (
    <>
      {text && (
        <Results>
          {m('shop.results', { text })}
          {all}
        </Results>
      )}
      <Bleed>
        <ItemList label={m('shop.items')} items={items} style="GRID" columns={columns} />
        <Pager page={page} last={lastPage} to={(at) => pathOf(text, at)} />
      </Bleed>
    </>
  );
}

function LoadedResults({ id, ...request }: ListRequest & Shop) {
  const m = useMessages();
  const { loaded, reload } = useLoaded(ShopItemsDocument, { id, text: request.text, page: request.page });
  if (!loaded.ok) return <ErrorState message={m('list.failed')} failure={loaded} onRetry={reload} />;
  return <ResultList {...request} results={loaded.data.shopItems} />;
}

export function ShopItemList({ id, first, ...request }: ShopItemListProps) {
  if (first && !request.text && request.page === 1) return <ResultList {...request} results={first} />;
  return (
    <Suspense fallback={<CardGridSkeleton count={6} columns={columns} />}>
      <LoadedResults {...request} id={id} />
    </Suspense>
  );
}
