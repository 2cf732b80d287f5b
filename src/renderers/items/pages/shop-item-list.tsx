import { Suspense } from 'react';
import styled from 'styled-components';
import { ShopItemsDocument } from '../../../__generated__/documents/shop-items';
import { useLoaded } from '../../../api/use-loaded';
import { CardGridSkeleton } from '../../../components/card-grid-skeleton';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LinkButton } from '../../../components/link-button';
import { Pager } from '../../../components/pager';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { ItemList } from '../item-list';

export interface ShopItemListProps {
  viewUid: string;
  text: string;
  page: number;
  /** The address of a search and a page of it. */
  pathOf: (text: string, page?: number) => string;
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

function Found({ viewUid, text, page, pathOf }: ShopItemListProps) {
  const m = useMessages();
  const { loaded, reload } = useLoaded(ShopItemsDocument, { viewUid, text, page });
  if (!loaded.ok) return <ErrorState message={m('list.failed')} requestId={loaded.requestId} onRetry={reload} />;
  const { items = [], lastPage = 1 } = loaded.data.shopItems ?? {};
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

/** The items of a shop that a search found, page by page. */
export const ShopItemList = (props: ShopItemListProps) => (
  <Suspense fallback={<CardGridSkeleton count={6} columns={columns} />}>
    <Found {...props} />
  </Suspense>
);
