import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { SavedAddressDocument } from '../../__generated__/documents/saved-address';
import type { Ride_TermsFragment } from '../../__generated__/gql/graphql';
import { useCustomerDocument } from '../../api/use-customer-document';
import { defaultCentre } from '../../features/map/tiles';
import { FindingHints, Hint, useRideLength, useRideStatus } from '../../features/rides/ride-hint';
import { RideMap } from '../../features/rides/ride-map';
import { RideStops } from '../../features/rides/ride-stops';
import { termsOf } from '../../features/rides/ride-terms';
import { type RideStep, rideStepOf } from '../../features/rides/selectors';
import { useAim } from '../../features/rides/use-aim';
import { quoteInput, type RideQuestion, useQuote, useRide } from '../../features/rides/use-ride';
import { useMessages } from '../../i18n/use-messages';
import { useHydrated } from '../../lazy/use-hydrated';
import { loginPath, ridePath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Button, LinkButton } from '../../ui/button/button';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { RideCheckout } from './ride-checkout';

/** Percentages of the screen's height. With a larger font, the map is smaller. */
const mapShare = { least: 22, usual: 42, perPixelOfText: 8 };
const usualText = 16;
const mapHeight = `max(${mapShare.least}vh, ${mapShare.usual}vh - (1rem - ${usualText}px) * ${mapShare.perPixelOfText})`;

function pixelsOfMap() {
  const { least, usual, perPixelOfText } = mapShare;
  const vh = window.innerHeight / 100;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText;
  return Math.round(Math.max(least * vh, usual * vh - (rem - usualText) * perPixelOfText));
}

const Panel = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space-2')};
  margin-top: calc(-1 * ${token('space-4')});
  border-radius: ${token('radius-sheet')} ${token('radius-sheet')} 0 0;
`;

const Ends = styled.section`
  padding: ${token('space-4')} ${token('space-4')} ${token('space-2')};
  border-radius: inherit;
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};
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

const noVariables = {};
const beforePrice: readonly RideStep[] = ['origin', 'destination', 'idle'];
const prompts = { origin: 'ride-order.choose-origin', destination: 'ride-order.choose-destination' } as const;

/** The ends of a ride on the map, its price, and its order. */
export function RideForm({ ride, isSignedIn }: RideFormProps) {
  const m = useMessages();
  const lengthOf = useRideLength();
  const hydrated = useHydrated();
  const ask = useCallback((question: RideQuestion) => quoteInput(ride, question), [ride]);
  const { flow, finding, storedSelection } = useRide({
    subject: ride.item.id,
    terms: termsOf(ride, isSignedIn),
    ask,
  });
  const step = useSelector(flow, rideStepOf);
  // The price may be loaded before the customer is known.
  const [isRestored] = useState(() => !beforePrice.includes(step));
  const status = useRideStatus(flow);
  const { origin, destination } = useSelector(flow, ({ context }) => context.selection);
  const quote = useQuote(flow);
  const location = origin ?? destination;
  const sellerPosition = ride.place?.position ?? null;
  const near = useMemo(
    () => (location ? { latitude: location.latitude, longitude: location.longitude } : sellerPosition),
    [location, sellerPosition],
  );
  const { loaded } = useCustomerDocument(SavedAddressDocument, noVariables);
  const customer = (loaded?.ok && loaded.data.customer?.id) || null;
  const aim = useAim(finding, near ?? defaultCentre);
  const height = hydrated ? pixelsOfMap() : 0;

  const load = () => flow.send({ type: 'quote.load' });
  return (
    <>
      <RideMap flow={flow} finding={finding} aim={aim} near={near} height={height} minHeight={mapHeight} />
      <Panel>
        <Ends aria-label={ride.item.title}>
          <Title>{ride.item.title}</Title>
          <RideStops flow={flow} />
          <FindingHints finding={finding} aim={aim} />
          {quote && <Length>{lengthOf(quote)}</Length>}
          {status && (
            <Hint role="status" $warns={step !== 'guest' && step !== 'loading'}>
              {status}
            </Hint>
          )}
        </Ends>
        {isSignedIn && customer && (
          <RideCheckout
            ride={ride}
            flow={flow}
            customer={customer}
            isRestored={isRestored}
            hidden={aim.end !== null}
            onOrdered={() => storedSelection.remove()}
          />
        )}
      </Panel>
      {aim.end && (
        <BottomActions>
          <Button onClick={() => aim.take()}>{m('ride-map.use')}</Button>
        </BottomActions>
      )}
      {!aim.end && !quote && (
        <BottomActions>
          {step === 'guest' && (
            <LinkButton to={loginPath(ridePath(ride.item.id))}>{m('ride-order.sign-in')}</LinkButton>
          )}
          {(step === 'origin' || step === 'destination') && (
            <Button onClick={() => flow.send({ type: 'picker.open', end: step })}>
              {m(ride.isCall ? 'ride-pick.at' : prompts[step])}
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
    </>
  );
}
