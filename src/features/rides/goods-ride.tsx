import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SavedAddressDocument } from '../../__generated__/documents/saved-address';
import { readFragment } from '../../api/fragment';
import { usePageData } from '../../api/use-loaded';
import { useMoney } from '../../i18n/money';
import { useDecimal } from '../../i18n/numbers';
import { failureKey } from '../../i18n/failure-key';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { OnDemand } from '../../ui/feedback/on-demand';
import type { GoodsRideProps } from '../checkout/sections/carrier-section';
import { FieldError } from '../checkout/sections/section';
import { defaultCentre, type MapPoint } from '../map/tiles';
import { useRefusalText } from '../refusals/refusal-text';
import { ExtraRows } from './ride-extras';
import { Hint } from './ride-hint';
import { RideStops } from './ride-stops';
import { findingStateOf, isDeclined, isPickerOpen, rideStepOf, troubleTexts } from './selectors';
import { useGoodsRide } from './use-goods-ride';
import { type RideEnd, useQuote } from './use-ride';

const RouteMap = lazyComponent(() => import(/* webpackChunkName: "route-map" */ '../map/route-map'));
const RidePicker = lazyComponent(() => import(/* webpackChunkName: "ride-picker" */ './ride-picker'));

const mapHeight = 220;
/** The map says where it is up to 60 ms after it was moved. */
const mapDelayMs = 100;

const Parts = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding-top: ${token('space-3')};

  h3 {
    font-size: ${token('font-body')};
  }
`;

const Frame = styled.div`
  overflow: hidden;
  min-height: ${mapHeight}px;
  border-radius: ${token('radius-card')};
  background: ${token('color-placeholder')};
`;

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-3')};
  justify-content: space-between;
  font-weight: 600;

  small {
    flex-basis: 100%;
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
    font-weight: 400;
  }
`;

const noRoute: readonly MapPoint[] = [];

function Ride({ carrier, addressKey, item, flows, missing }: GoodsRideProps & { addressKey: string }) {
  const m = useMessages();
  const money = useMoney();
  const decimal = useDecimal();
  const textOf = useRefusalText();
  const pageData = usePageData();
  const { flow, finding } = useGoodsRide({
    carrier,
    address: addressKey,
    item,
    selection: flows.carrier,
    submission: flows.submission,
  });
  // The picker offers the address, which may have been changed here.
  useEffect(() => pageData.drop(SavedAddressDocument, {}), [pageData]);
  const step = useSelector(flow, rideStepOf);
  const declined = useSelector(flow, isDeclined);
  const picking = useSelector(flow, isPickerOpen);
  const { origin, destination } = useSelector(flow, ({ context }) => context.selection);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const previousPrice = useSelector(flow, ({ context }) => context.seenPrice);
  const hasExtras = useSelector(flow, ({ context }) => context.extras.length > 0);
  const findingState = useSelector(finding, findingStateOf);
  const trouble = useSelector(finding, ({ context }) => context.trouble);
  const quote = useQuote(flow);
  const { latitude, longitude } = destination ?? origin ?? defaultCentre;
  const centre = { latitude, longitude };
  const [aim, setAim] = useState<RideEnd | null>(null);
  const aimed = useRef<MapPoint>(centre);
  const start = quote?.origin ?? origin;
  const pins = [
    ...(start ? [{ id: 'origin' as const, position: start, isFixed: true }] : []),
    ...(destination ? [{ id: 'destination' as const, position: destination, isFixed: false }] : []),
  ];
  const useAim = () =>
    setTimeout(() => {
      finding.send({ type: 'pin.drop', end: 'destination', position: aimed.current });
      setAim(null);
    }, mapDelayMs);
  const amount = (value: number) => (quote ? money({ amount: value, currency: quote.currency }) : '');
  const load = () => flow.send({ type: declined ? 'order.place' : 'quote.load' });
  const canLoad = declined || step === 'refused' || step === 'failed' || step === 'expired';
  const statuses = {
    loading: m('ride-order.loading'),
    refused: refusal ? textOf(refusal) : '',
    failed: `${m('ride-order.failed')} ${m(failureKey())}`,
    expired: m('ride-order.expired'),
    destination: m('ride-order.goods-destination'),
  };
  const status = declined ? m('ride-order.changed') : step in statuses && statuses[step as keyof typeof statuses];
  return (
    <Parts>
      <Frame>
        <Suspense>
          <RouteMap
            pins={pins}
            route={quote?.route ?? noRoute}
            center={centre}
            aim={aim}
            height={mapHeight}
            onDrop={(end, position) => finding.send({ type: 'pin.drop', end, position })}
            onAim={(position) => {
              aimed.current = position;
            }}
          />
        </Suspense>
      </Frame>
      {aim && (
        <>
          <Hint role="status">{m('ride-map.drag')}</Hint>
          <Button $wide onClick={useAim}>
            {m('ride-map.use')}
          </Button>
        </>
      )}
      <RideStops flow={flow} />
      {findingState === 'naming' && <Hint role="status">{m('list.loading')}</Hint>}
      {!findingState && trouble && (
        <Hint $warns role="status">
          {m(troubleTexts[trouble])}
        </Hint>
      )}
      {quote && (
        <Price>
          <span>
            {m('ride-order.length', {
              distance: decimal(quote.metres / 1000),
              minutes: Math.max(1, Math.round(quote.seconds / 60)),
            })}
          </span>
          <span>{amount(quote.price)}</span>
          {quote.surcharges.map(({ name, percent }) => (
            <small key={name}>
              {name} {percent > 100 ? '+' : ''}
              {percent - 100}%
            </small>
          ))}
        </Price>
      )}
      {status && (
        <Hint role="status" $warns={canLoad}>
          {status}
        </Hint>
      )}
      {canLoad && (
        <Button $wide $look="secondary" onClick={load}>
          {m(declined ? 'ride-order.quote' : 'ride-order.recount')}
        </Button>
      )}
      {quote && hasExtras && (
        <div>
          <h3>{m('ride-order.extras')}</h3>
          <ExtraRows flow={flow} />
        </div>
      )}
      {missing === 'package' && step === 'destination' && <FieldError>{m('ride-order.goods-destination')}</FieldError>}
      <OnDemand needed={picking} onFail={() => flow.send({ type: 'picker.close' })}>
        <RidePicker
          flow={flow}
          finding={finding}
          near={centre}
          onAim={() => {
            flow.send({ type: 'picker.close' });
            setAim('destination');
          }}
        />
      </OnDemand>
      <ConfirmDialog
        open={step === 'changed'}
        text={m('ride-order.changed')}
        hint={m('ride-order.changed-text', { before: amount(previousPrice ?? 0), now: amount(quote?.price ?? 0) })}
        no={m('action.close')}
        yes={m('ride-order.changed-yes')}
        onNo={() => flow.send({ type: 'price.dismiss' })}
        onYes={() => flow.send({ type: 'price.accept' })}
      />
    </Parts>
  );
}

/** The ride that carries the goods: from their seller to a point near the address, which another address empties. */
export default function GoodsRide(props: GoodsRideProps) {
  const address = props.address && readFragment(props.address);
  const key = address ? `${address.district?.id ?? ''} ${address.street}` : '';
  return <Ride key={`${props.carrier.id} ${key}`} {...props} addressKey={key} />;
}
