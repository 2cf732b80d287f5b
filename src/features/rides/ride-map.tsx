import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { placeScreen } from '../../routing/customer-screen';
import { OnDemand } from '../../ui/feedback/on-demand';
import { token } from '../../theme/token';
import { defaultCentre, type MapPoint } from '../map/tiles';
import { isPickerOpen } from './selectors';
import type { Aim } from './use-aim';
import { type FindingFlow, type RideFlow, useQuote } from './use-ride';

const RouteMap = placeScreen(() => import(/* webpackChunkName: "route-map" */ '../map/route-map'));
const RidePicker = placeScreen(() => import(/* webpackChunkName: "ride-picker" */ './ride-picker'));

const noRoute: readonly MapPoint[] = [];

const Frame = styled.div<{ $minHeight: string; $isCard: boolean }>`
  overflow: hidden;
  min-height: ${({ $minHeight }) => $minHeight};
  border-radius: ${({ $isCard }) => ($isCard ? token('radius-card') : 0)};
  background: ${token('color-placeholder')};
`;

interface EndsProps {
  flow: RideFlow;
  finding: FindingFlow;
  aim: Aim;
  /** The position near which places are searched first, and the centre of the map; null if unknown. */
  near: MapPoint | null;
}

export interface RideMapProps extends EndsProps {
  height: number;
  /** CSS height of the placeholder until the map is loaded. */
  minHeight: string;
  carriesGoods?: boolean;
}

function EndsMap({ flow, finding, aim, near, height }: EndsProps & Pick<RideMapProps, 'height'>) {
  const { isCall, fixed } = useSelector(flow, ({ context }) => context);
  const { origin, destination } = useSelector(flow, ({ context }) => context.selection);
  const quote = useQuote(flow);
  const isOriginSet = fixed.origin !== null || origin === null;
  const start = isOriginSet ? (quote?.origin ?? origin) : origin;
  return (
    <Suspense>
      <RouteMap
        pins={[
          ...(start ? [{ id: 'origin' as const, position: start, isFixed: isOriginSet }] : []),
          ...(destination && !isCall
            ? [{ id: 'destination' as const, position: destination, isFixed: fixed.destination !== null }]
            : []),
        ]}
        route={quote?.route ?? noRoute}
        center={near ?? defaultCentre}
        aim={aim.end}
        height={height}
        onDrop={(end, position) => finding.send({ type: 'pin.drop', end, position })}
        onAim={(position) => aim.follow(position)}
      />
    </Suspense>
  );
}

function EndsSheet({ flow, finding, aim, near, carriesGoods }: EndsProps & { carriesGoods: boolean }) {
  const isOpen = useSelector(flow, isPickerOpen);
  const end = useSelector(flow, ({ context }) => context.end);
  const close = () => flow.send({ type: 'picker.close' });
  return (
    <OnDemand needed={isOpen} onFail={close}>
      <RidePicker
        flow={flow}
        finding={finding}
        near={near}
        carriesGoods={carriesGoods}
        onAim={() => {
          close();
          aim.begin(end);
        }}
      />
    </OnDemand>
  );
}

/** The map on which the ends of a ride are chosen, with the sheet to type them. */
export function RideMap({ height, minHeight, carriesGoods = false, ...ends }: RideMapProps) {
  return (
    <>
      <Frame $minHeight={minHeight} $isCard={carriesGoods}>
        {height > 0 && <EndsMap {...ends} height={height} />}
      </Frame>
      <EndsSheet {...ends} carriesGoods={carriesGoods} />
    </>
  );
}
