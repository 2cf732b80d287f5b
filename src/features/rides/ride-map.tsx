import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyComponent } from '../../lazy/lazy-component';
import { OnDemand } from '../../ui/feedback/on-demand';
import type { MapPoint } from '../map/tiles';
import { isPickerOpen } from './selectors';
import type { Aim } from './use-aim';
import { type FindingFlow, type RideFlow, useQuote } from './use-ride';

const RouteMap = lazyComponent(() => import(/* webpackChunkName: "route-map" */ '../map/route-map'));
const RidePicker = lazyComponent(() => import(/* webpackChunkName: "ride-picker" */ './ride-picker'));

const noRoute: readonly MapPoint[] = [];

export interface RideMapProps {
  flow: RideFlow;
  finding: FindingFlow;
  aim: Aim;
  centre: MapPoint;
  height: number;
}

/** The ends of a ride that is being chosen, each of which is dragged unless its seller has set it. */
export function RideMap({ flow, finding, aim, centre, height }: RideMapProps) {
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
        center={centre}
        aim={aim.end}
        height={height}
        onDrop={(end, position) => finding.send({ type: 'pin.drop', end, position })}
        onAim={(position) => aim.follow(position)}
      />
    </Suspense>
  );
}

export interface RideSheetProps extends Pick<RideMapProps, 'flow' | 'finding' | 'aim'> {
  near: MapPoint | null;
}

/** The sheet in which an end is looked for, or left to the map. */
export function RideSheet({ flow, finding, aim, near }: RideSheetProps) {
  const isOpen = useSelector(flow, isPickerOpen);
  const end = useSelector(flow, ({ context }) => context.end);
  const close = () => flow.send({ type: 'picker.close' });
  return (
    <OnDemand needed={isOpen} onFail={close}>
      <RidePicker
        flow={flow}
        finding={finding}
        near={near}
        onAim={() => {
          close();
          aim.begin(end);
        }}
      />
    </OnDemand>
  );
}
