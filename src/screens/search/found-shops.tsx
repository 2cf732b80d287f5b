import { useId } from 'react';
import styled from 'styled-components';
import type { Item_CardFragment } from '../../__generated__/gql/graphql';
import type { FragmentOf } from '../../api/fragment';
import { readFragment } from '../../api/fragment';
import { RowList } from '../../ui/list/row-list';
import { useMessages } from '../../i18n/use-messages';
import { ItemInList } from '../../renderers/items/item-in-list';
import { token } from '../../theme/token';

const Title = styled.h2`
  padding: ${token('space-3')} ${token('space-4')} 0;
  font-size: ${token('font-body')};
  font-weight: 600;
`;

export interface FoundShopsProps {
  shops: readonly FragmentOf<Item_CardFragment>[];
  priority: boolean;
}

const Section = styled.section`
  min-width: 0;
  overflow: hidden;
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
`;

/** The shops among the results, as rows that distinguish branches by their location. */
export function FoundShops({ shops, priority }: FoundShopsProps) {
  const m = useMessages();
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <Title id={heading}>{m('search.shops')}</Title>
      <RowList>
        {shops.map((shop, at) => (
          <li key={readFragment(shop).id}>
            <ItemInList item={shop} style="SHOPS" priority={priority && at === 0} />
          </li>
        ))}
      </RowList>
    </Section>
  );
}
