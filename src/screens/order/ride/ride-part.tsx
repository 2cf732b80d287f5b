import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { OrderRideDocument } from '../../../__generated__/documents/order-ride';
import { isBusy } from '../../../actors/selectors';
import { useLoaded } from '../../../api/use-loaded';
import { BookedText } from '../../../features/bookings/booked-text';
import { useRefusalText } from '../../../features/refusals/refusal-text';
import {
  hasRequestFailed,
  isAskingToCancel,
  isConnectionLost,
  isRequestRefused,
} from '../../../features/rides/selectors';
import { type RideOrder, type RideStage, trackedOf, useRideTracking } from '../../../features/rides/use-ride-tracking';
import { dayIn, formatTime, timeIn, usePlainDay, useZonedTime } from '../../../i18n/days';
import type { PlainMessageKey } from '../../../i18n/translate';
import { useLocale, useMessages } from '../../../i18n/use-messages';
import { useHydrated } from '../../../lazy/use-hydrated';
import { token } from '../../../theme/token';
import { Button } from '../../../ui/button/button';
import { AlertDialog } from '../../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { ErrorState } from '../../../ui/feedback/error-state';
import { PageSection } from '../../../ui/layout/page-section';
import { DriverCard } from './driver-card';
import { RideFacts } from './ride-facts';
import { RideMap } from './ride-map';
import { StarRating } from './star-rating';

const Head = styled.h2`
  font-size: ${token('font-title')};
`;

const Muted = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('color-text-muted')};
`;

const Warning = styled.p`
  margin-top: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('color-background')};
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
`;

const stageTexts: { readonly [Stage in RideStage]: PlainMessageKey } = {
  WAITING: 'ride-track.waiting',
  FINDING: 'ride-track.finding',
  ON_THE_WAY: 'ride-track.on-the-way',
  ARRIVED: 'ride-track.arrived',
  RIDING: 'ride-track.riding',
  DONE: 'ride-track.done',
  NO_DRIVER: 'ride-track.no-driver',
  DRIVER_CANCELLED: 'ride-track.driver-cancelled',
  CANCELLED: 'ride-track.cancelled',
};

const callTexts: { readonly [Stage in RideStage]?: PlainMessageKey } = {
  ON_THE_WAY: 'ride-track.on-the-way-call',
  ARRIVED: 'ride-track.arrived-call',
  RIDING: 'ride-track.working',
};

interface TrackingProps extends Omit<RidePartProps, 'variables'> {
  order: RideOrder;
}

function Tracking({ order, refundsToBalance, carriesGoods, isAccepted }: TrackingProps) {
  const m = useMessages();
  const locale = useLocale();
  const plainDay = usePlainDay();
  const zoned = useZonedTime();
  const textOf = useRefusalText();
  const hydrated = useHydrated();
  const flow = useRideTracking(order);
  const { stage, ride, canCancel } = useSelector(flow, trackedOf);
  const isLost = useSelector(flow, isConnectionLost);
  const isAsking = useSelector(flow, isAskingToCancel);
  const isRefused = useSelector(flow, isRequestRefused);
  const failed = useSelector(flow, hasRequestFailed);
  const busy = useSelector(flow, isBusy);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const { isCall, progress, scheduledAt, timeZone } = ride;
  const underWay = progress.__typename === 'RideUnderWay' ? progress : null;
  const completed = progress.__typename === 'RideCompleted' ? progress : null;
  const driver = underWay?.driver ?? completed?.doneBy ?? null;
  const isOver = stage === 'NO_DRIVER' || stage === 'DRIVER_CANCELLED' || stage === 'CANCELLED';
  const rated = completed?.rating ?? null;
  const areGoodsPrepared = carriesGoods && isAccepted && stage === 'WAITING';
  const onItsClocks = (moment: string) => ({ date: dayIn(timeZone, moment), time: timeIn(timeZone, moment) });
  const momentText = (moment: string) => {
    const clock = onItsClocks(moment);
    const { time, zone } = zoned({ timeZone, ...clock });
    return [plainDay(clock.date), time, zone].filter(Boolean).join(' ');
  };
  const scheduled = scheduledAt && stage === 'WAITING' ? onItsClocks(scheduledAt) : null;
  const searchesAt = progress.__typename === 'RideWaiting' ? progress.searchesAt : null;
  const plainText = (isCall && callTexts[stage]) || stageTexts[stage];
  const stageText = scheduled && searchesAt ? 'ride-track.scheduled' : plainText;
  const dismiss = () => flow.send({ type: 'notice.dismiss' });
  return (
    <>
      {!isOver && stage !== 'DONE' && <RideMap ride={ride} stage={stage} />}
      <PageSection label={m('ride-track.live')}>
        <div role="status">
          <Head>{m(areGoodsPrepared ? 'ride-track.goods-waiting' : stageText)}</Head>
          {areGoodsPrepared && <Muted>{m('ride-track.goods-waiting-hint')}</Muted>}
          {stage === 'FINDING' && <Muted>{m('ride-track.finding-hint')}</Muted>}
          {scheduled && (
            <BookedText
              schedule="DATE_AND_TIME"
              timeZone={timeZone}
              at={{ start: scheduled.date, end: null, time: scheduled.time }}
            />
          )}
          {searchesAt && <Muted>{m('ride-track.searches-at', { moment: momentText(searchesAt) })}</Muted>}
          {isOver && refundsToBalance && <Muted>{m('ride-track.refund')}</Muted>}
        </div>
        {hydrated && underWay?.arrivesAt && stage !== 'ARRIVED' && (
          <Muted>{m('ride-track.arrives', { time: formatTime(locale, timeIn(undefined, underWay.arrivesAt)) })}</Muted>
        )}
        {isLost && <Warning role="alert">{m('ride-track.lost')}</Warning>}
        {driver && <DriverCard driver={driver} />}
        {completed && driver && rated === null && (
          <StarRating
            label={m('ride-track.rate', { name: driver.name })}
            busy={busy}
            onRate={(stars) => flow.send({ type: 'rating.send', stars })}
          />
        )}
        {rated !== null && <Muted role="status">{m('ride-track.rated', { stars: rated })}</Muted>}
      </PageSection>
      <RideFacts ride={ride} />
      {canCancel && !carriesGoods && (
        <PageSection>
          <Button $wide $look="secondary" disabled={busy} onClick={() => flow.send({ type: 'cancel.ask' })}>
            {m('ride-track.cancel')}
          </Button>
        </PageSection>
      )}
      <ConfirmDialog
        open={isAsking}
        text={m('ride-track.cancel-ask')}
        hint={refundsToBalance ? m('ride-track.cancel-hint') : undefined}
        no={m('ride-track.cancel-no')}
        yes={m('ride-track.cancel-yes')}
        onNo={() => flow.send({ type: 'cancel.dismiss' })}
        onYes={() => flow.send({ type: 'cancel.confirm' })}
      />
      <AlertDialog
        open={isRefused}
        title={m('result.failure')}
        text={refusal ? textOf(refusal) : ''}
        onClose={dismiss}
      />
      <AlertDialog open={failed} title={m('result.failure')} text={m('ride-track.failed')} onClose={dismiss} />
    </>
  );
}

export interface RidePartProps {
  variables: { id: string };
  /** Whether the ride is paid, and is refunded to the balance if it does not take place. */
  refundsToBalance: boolean;
  /** Whether the ride delivers goods. Then the seller requests the driver, and it is cancelled like an order of goods. */
  carriesGoods: boolean;
  /** Whether the ride is paid, or accepted with payment at the end. */
  isAccepted: boolean;
}

/** The live progress of an order's ride. */
export default function RidePart({ variables, ...shown }: RidePartProps) {
  const { loaded, reload } = useLoaded(OrderRideDocument, variables);
  if (!loaded.ok) return <ErrorState failure={loaded} onRetry={reload} />;
  const order = loaded.data.customer?.order;
  if (!order?.ride) return null;
  return <Tracking key={order.id} order={{ ...order, ride: order.ride }} {...shown} />;
}
