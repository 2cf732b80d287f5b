import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { useStore } from '../../../api/store-context';
import { addRecentItem } from '../../../features/catalogue/recent-items';
import { useMessages } from '../../../i18n/use-messages';
import { itemPath } from '../../../routing/paths';
import { token } from '../../../theme/token';
import { Gallery } from '../../../ui/carousel/gallery';
import { Loading } from '../../../ui/feedback/loading';
import { PageSection } from '../../../ui/layout/page-section';
import { SkeletonBlock } from '../../../ui/skeleton/skeletons';
import { ReadMore } from '../../../ui/text/read-more';
import { ItemHeading } from './item-heading';
import { LaterPart } from './later-part';
import { laterParts } from './later-parts';
import { RelatedSkeleton } from './related/related-skeleton';
import { SellerBox } from './shop/seller-box';
import { Text } from '../../../ui/text/text';

function ReviewsSkeleton() {
  const m = useMessages();
  return (
    <PageSection title={m('review.title')}>
      <Loading>
        <SkeletonBlock $height="16rem" />
      </Loading>
    </PageSection>
  );
}

export interface ItemFrameProps {
  page: Item_PageFragment;
  /** Replaces the gallery. */
  lead?: ReactNode;
  /** Below title and price: what the visitor can open. */
  rows?: ReactNode;
  /** Before the description: facts of this type of item. */
  facts?: ReactNode;
  /** After the description. */
  children?: ReactNode;
  /** At the end: content that may still grow, so that nothing below it moves. */
  end?: ReactNode;
  bar?: ReactNode;
  /** The unit of the price, such as `/km`. */
  priceUnit?: string;
  stock?: ReactNode;
}

const Page = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space-2')};
`;

/** The parts of all item pages in one order; each part is shown only if the item has it. */
export function ItemFrame({ page, lead, rows, facts, children, end, bar, priceUnit, stock }: ItemFrameProps) {
  const m = useMessages();
  const { item, images, description, seller, reviews, relatedShown, isClosed } = page;
  const path = itemPath(item);
  const isUnavailable = bar && !item.isOpen && !isClosed;
  const { codename } = useStore();
  useEffect(() => addRecentItem(codename, item.id), [codename, item.id]);
  return (
    <>
      <Page>
        <div>
          {lead ?? (images.length > 0 && <Gallery title={item.title} images={images} />)}
          <ItemHeading
            page={page}
            priceUnit={priceUnit}
            stock={isUnavailable ? <Text $tone="text-muted">{m('item.unavailable')}</Text> : stock}
          />
        </div>
        {rows}
        {seller && <SellerBox seller={seller} />}
        {facts}
        {description && (
          <PageSection title={m('item.description')}>
            <ReadMore html={description} />
          </PageSection>
        )}
        {children}
        {reviews && (
          <LaterPart item={item.id} part={laterParts.reviews} skeleton={<ReviewsSkeleton />}>
            <laterParts.reviews reviews={reviews} path={path} />
          </LaterPart>
        )}
        {relatedShown && (
          <LaterPart item={item.id} part={laterParts.related} skeleton={<RelatedSkeleton />}>
            <laterParts.related id={item.id} />
          </LaterPart>
        )}
        {end}
        <LaterPart item={item.id} part={laterParts.recent} skeleton={null}>
          <laterParts.recent without={item.id} />
        </LaterPart>
      </Page>
      {item.isOpen && bar}
    </>
  );
}
