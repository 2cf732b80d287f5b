import { useState } from 'react';
import styled from 'styled-components';
import type { NearMe_FoundFragment } from '../../__generated__/gql/graphql';
import type { Origin } from '../../features/search/use-near-me';
import { useKilometres } from '../../i18n/numbers';
import { useMessages } from '../../i18n/use-messages';
import { ItemInList } from '../../renderers/items/item-in-list';
import LiveMap from '../../features/map/live-map';
import { SnapRow } from '../../features/map/snap-row';
import { token } from '../../theme/token';
import { nearMapHeight } from './near-map-height';

export interface NearMapProps {
  results: readonly NearMe_FoundFragment[];
  origin: Origin;
}

const Card = styled.div<{ $selected: boolean }>`
  height: 100%;
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
  ${({ $selected }) => $selected && `box-shadow: inset 0 0 0 2px ${token('color-link')};`}
`;

export default function NearMap({ results, origin }: NearMapProps) {
  const m = useMessages();
  const kilometres = useKilometres();
  const [selected, setSelected] = useState(0);
  return (
    <section aria-label={m('near-me.map-label')}>
      <LiveMap
        points={results.map(({ item, position }) => ({ id: item.id, name: item.title, ...position }))}
        from={{ ...origin.position, label: m('near-me.here') }}
        selected={selected}
        onSelect={setSelected}
        height={nearMapHeight}
      />
      <SnapRow label={m('near-me.list')} selected={selected} onSelect={setSelected}>
        {results.map(({ item, kilometres: distance }, at) => (
          <Card key={item.id} $selected={at === selected}>
            <ItemInList item={item} style="ROWS" distance={kilometres(distance)} />
          </Card>
        ))}
      </SnapRow>
    </section>
  );
}
