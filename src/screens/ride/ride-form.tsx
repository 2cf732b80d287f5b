import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { SavedAddressDocument } from '../../__generated__/documents/saved-address';
import type { Ride_TermsFragment } from '../../__generated__/gql/graphql';
import { useCustomerDocument } from '../../api/use-customer-document';
import { defaultCentre, type MapPoint } from '../../features/map/tiles';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { findingStateOf, isPickerOpen, rideStepOf, troubleTexts } from '../../features/rides/selectors';
import { Hint } from '../../features/rides/ride-hint';
import { RideStops } from '../../features/rides/ride-stops';
import { termsOf } from '../../features/rides/ride-terms';
import { quoteInput, type RideEnd, type RideQuestion, useQuote, useRide } from '../../features/rides/use-ride';
import { failureKey } from '../../i18n/failure-key';
import { useDecimal } from '../../i18n/numbers';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { useHydrated } from '../../lazy/use-hydrated';
import { loginPath, ridePath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Button, LinkButton } from '../../ui/button/button';
import { OnDemand } from '../../ui/feedback/on-demand';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { RideCheckout } from './ride-checkout';

const RouteMap = lazyComponent(() => import(/* webpackChunkName: "route-map" */ '../../features/map/route-map'));
const RidePicker = lazyComponent(
  () => import(/* webpackChunkName: "ride-picker" */ '../../features/rides/ride-picker'),
);

const mapShare = 0.42;

const Frame = styled.div`
  min-height: ${mapShare * 100}vh;
  background: ${token('color-placeholder')};
`;

const Panel = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space-2')};
  margin-top: calc(-1 * ${token('space-4')});
  border-radius: ${token('radius-sheet')} ${token('radius-sheet')} 0 0;

  & > section:first-child {
    padding: ${token('space-4')} ${token('space-4')} ${token('space-2')};
    border-radius: inherit;
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-raised')};
  }
`;

const Title = styled.h1`
  margin-bottom: ${token('space-3')};
  font-size: ${token('font-title')};
  font-weight: 700;
`;

const Length = styled.p`
  padding: ${token('space-2')} 0;
  font-weight: 600;
`;

export interface RideFormProps {
  ride: Ride_TermsFragment;
  isSignedIn: boolean;
}

const noRoute: readonly MapPoint[] = [];
const noVariables = {};
/** The map says where it is up to 60 ms after it was moved. */
const mapDelayMs = 100;

/** The ends of a ride on the map, what it costs, and its order. */
export function RideForm({ ride, isSignedIn }: RideFormProps) {
  const m = useMessages();
  const decimal = useDecimal();
  const textOf = useRefusalText();
  const hydrated = useHydrated();
  const ask = useCallback((question: RideQuestion) => quoteInput(ride, question), [ride]);
  const { flow, finding, keeper } = useRide({
    subject: ride.item.id,
    terms: termsOf(ride, isSignedIn),
    ask,
  });
  const step = useSelector(flow, rideStepOf);
  const picking = useSelector(flow, isPickerOpen);
  const { isCall, fixed } = useSelector(flow, ({ context }) => context);
  const { origin, destination } = useSelector(flow, ({ context }) => context.selection);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const end = useSelector(flow, ({ context }) => context.end);
  const findingState = useSelector(finding, findingStateOf);
  const trouble = useSelector(finding, ({ context }) => context.trouble);
  const quote = useQuote(flow);
  const location = origin ?? destination;
  const sellerPosition = ride.place?.position ?? null;
  const near = useMemo(
    () => (location ? { latitude: location.latitude, longitude: location.longitude } : sellerPosition),
    [location, sellerPosition],
  );
  const centre = near ?? defaultCentre;
  const { loaded } = useCustomerDocument(SavedAddressDocument, noVariables);
  const customer = (loaded?.ok && loaded.data.customer?.id) || null;
  const [aim, setAim] = useState<RideEnd | null>(null);
  const aimed = useRef<MapPoint>(centre);
  const pins = useMemo(
    () => [
      ...(origin ? [{ id: 'origin' as const, position: origin, isFixed: fixed.origin !== null }] : []),
      ...(destination && !isCall
        ? [{ id: 'destination' as const, position: destination, isFixed: fixed.destination !== null }]
        : []),
    ],
    [origin, destination, fixed, isCall],
  );
  const height = hydrated ? Math.round(window.innerHeight * mapShare) : 0;

  const useAim = () => {
    if (!aim) return;
    setTimeout(() => {
      finding.send({ type: 'pin.drop', end: aim, position: aimed.current });
      setAim(null);
    }, mapDelayMs);
  };
  const load = () => flow.send({ type: 'quote.load' });
  const statuses = {
    guest: m('ride-order.guest'),
    loading: m('ride-order.loading'),
    refused: refusal ? textOf(refusal) : '',
    failed: `${m('ride-order.failed')} ${m(failureKey())}`,
    expired: m('ride-order.expired'),
  };
  const status = step in statuses ? statuses[step as keyof typeof statuses] : null;
  return (
    <>
      <Frame>
        {height > 0 && (
          <Suspense>
            <RouteMap
              pins={pins}
              route={quote?.route ?? noRoute}
              center={centre}
              aim={aim}
              height={height}
              onDrop={(id, position) => finding.send({ type: 'pin.drop', end: id, position })}
              onAim={(position) => {
                aimed.current = position;
              }}
            />
          </Suspense>
        )}
      </Frame>
      <Panel>
        <section aria-label={ride.item.title}>
          <Title>{ride.item.title}</Title>
          <RideStops flow={flow} />
          {aim && <Hint role="status">{m('ride-map.drag')}</Hint>}
          {findingState === 'naming' && <Hint role="status">{m('list.loading')}</Hint>}
          {!findingState && trouble && (
            <Hint $warns role="status">
              {m(troubleTexts[trouble])}
            </Hint>
          )}
          {quote && (
            <Length>
              {m('ride-order.length', {
                distance: decimal(quote.metres / 1000),
                minutes: Math.max(1, Math.round(quote.seconds / 60)),
              })}
            </Length>
          )}
          {status && (
            <Hint role="status" $warns={step !== 'guest' && step !== 'loading'}>
              {status}
            </Hint>
          )}
        </section>
        {isSignedIn && customer && (
          <RideCheckout
            ride={ride}
            flow={flow}
            customer={customer}
            hidden={aim !== null}
            onOrdered={() => keeper.remove()}
          />
        )}
      </Panel>
      {aim && (
        <BottomActions>
          <Button onClick={useAim}>{m('ride-map.use')}</Button>
        </BottomActions>
      )}
      {!aim && !quote && (
        <BottomActions>
          {step === 'guest' && (
            <LinkButton to={loginPath(ridePath(ride.item.id))}>{m('ride-order.sign-in')}</LinkButton>
          )}
          {(step === 'origin' || step === 'destination') && (
            <Button onClick={() => flow.send({ type: 'picker.open', end: step })}>
              {m(step === 'origin' ? 'ride-order.choose-origin' : 'ride-order.choose-destination')}
            </Button>
          )}
          {step === 'idle' && <Button onClick={load}>{m('ride-order.quote')}</Button>}
          {(step === 'failed' || step === 'refused' || step === 'loading') && (
            <Button disabled={step === 'loading'} aria-busy={step === 'loading'} onClick={load}>
              {m(step === 'loading' ? 'ride-order.loading' : 'ride-order.recount')}
            </Button>
          )}
        </BottomActions>
      )}
      <OnDemand needed={picking} onFail={() => flow.send({ type: 'picker.close' })}>
        <RidePicker
          flow={flow}
          finding={finding}
          near={near}
          onAim={() => {
            flow.send({ type: 'picker.close' });
            setAim(end);
          }}
        />
      </OnDemand>
    </>
  );
}
