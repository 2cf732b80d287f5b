import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { type Actor, fromPromise } from 'xstate';
import { courierSelectionMachine } from '../../../machines/rides/courier-selection';
import type {
  QuoteAnswer,
  RideLocation,
  RideQuestion,
  RideQuote,
  RideTerms,
} from '../../../machines/rides/courier-selection-setup';
import { type DeviceAnswer, locationFindingMachine, type NamedAddress } from '../../../machines/rides/location-finding';
import { FindPlacesDocument } from '../../__generated__/documents/find-places';
import { NameLocationDocument } from '../../__generated__/documents/name-location';
import { QuoteRideDocument } from '../../__generated__/documents/quote-ride';
import type { QuoteRideInput, Ride_TermsFragment } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useExecute } from '../../api/execute';
import { useStore } from '../../api/store-context';
import { unwrap } from '../../api/unwrap';
import type { FormLine } from '../forms/form-schema';
import type { MapPoint } from '../map/tiles';
import { useHydrated } from '../../lazy/use-hydrated';
import { locate } from '../search/locate';
import { refusalOf } from '../orders/attempts';
import { findAddress } from './find-address';
import { type NamedExtra, namedExtra } from './ride-terms';
import { storedRide } from './stored-ride';

import type { RideSurcharge } from './ride-surcharge';

export type { RideEnd, RideLocation, RideQuestion } from '../../../machines/rides/courier-selection-setup';

export interface ShownQuote extends RideQuote {
  extras: readonly NamedExtra[];
  /** The origin; null if it is not on the map. */
  origin: MapPoint | null;
  route: readonly MapPoint[];
  surcharges: readonly RideSurcharge[];
  /** The form of the carrier of goods. */
  form: readonly FormLine[];
  currency: string;
}

export const endOf = ({ address, latitude, longitude }: RideLocation) => ({
  address,
  position: { latitude, longitude },
});

/** The input of a quote, without the ends that the seller has set. */
export function quoteInput({ item, isCall, origin, destination }: Ride_TermsFragment, question: RideQuestion) {
  const isSet = (end: Ride_TermsFragment['origin']) => Boolean(end?.position);
  const input: QuoteRideInput = isCall
    ? { item: item.id, destination: isSet(origin) ? null : endOf(question.origin) }
    : {
        item: item.id,
        origin: isSet(origin) ? null : endOf(question.origin),
        destination: isSet(destination) ? null : endOf(question.destination),
      };
  return input;
}

export type RideFlow = Actor<typeof courierSelectionMachine>;
export type FindingFlow = Actor<typeof locationFindingMachine>;

export interface RideStart {
  /** The key under which the selection is stored. */
  subject: string;
  terms: RideTerms;
  /** Must not change between renders. */
  ask: (question: RideQuestion) => QuoteRideInput;
}

/** The flows of choosing a ride: its ends and price, and the lookup of positions. */
export function useRide({ subject, terms, ask }: RideStart) {
  const execute = useExecute();
  const { codename } = useStore();
  const storedSelection = useMemo(() => storedRide(codename, subject), [codename, subject]);
  const machine = useMemo(
    () =>
      courierSelectionMachine.provide({
        actors: {
          loadQuote: fromPromise<QuoteAnswer, RideQuestion>(async ({ input, signal }) => {
            const answer = await execute(QuoteRideDocument, { ride: ask(input) }, signal);
            const { quoteRide } = unwrap(answer);
            if (quoteRide.__typename === 'Refusal') return { outcome: 'refused', refusal: refusalOf(quoteRide) };
            const { id, origin, route, metres, seconds, price, surcharges, fee, services, form, secondsLeft } =
              quoteRide;
            const quote: ShownQuote = {
              id,
              price: price.amount,
              metres,
              seconds,
              validFor: secondsLeft * 1_000,
              extras: services.map((extra) => namedExtra(extra)),
              origin: origin.position,
              route,
              surcharges,
              fee: fee.amount,
              form,
              currency: price.currency,
            };
            return { outcome: 'quoted', quote };
          }),
        },
      }),
    [execute, ask],
  );
  const hydrated = useHydrated();
  // The server's HTML has nothing that this browser stores.
  const [selection] = useState(() => (hydrated ? storedSelection.read() : null));
  const flow = useFlow(machine, { input: { ...terms, selection } });
  useEffect(() => {
    const subscription = flow.subscribe(({ context }) => storedSelection.write(context.selection));
    return () => subscription.unsubscribe();
  }, [flow, storedSelection]);

  const findingMachine = useMemo(
    () =>
      locationFindingMachine.provide({
        actors: {
          locate: fromPromise<DeviceAnswer, undefined>(locate),
          nameLocation: fromPromise<string, MapPoint>(async ({ input: position, signal }) => {
            const { place } = unwrap(await execute(NameLocationDocument, { position }, signal));
            return place ? [place.name, place.region].filter(Boolean).join(', ') : '';
          }),
          findAddress: fromPromise<MapPoint | null, NamedAddress>(({ input, signal }) =>
            findAddress(
              input,
              async (text, near) => unwrap(await execute(FindPlacesDocument, { text, near }, signal)).places,
            ),
          ),
        },
      }),
    [execute],
  );
  const finding = useFlow(findingMachine);
  useFlowEvents(finding, {
    'location.found': ({ end, location }) => flow.send({ type: 'location.choose', end, location }),
  });
  return { flow, finding, storedSelection };
}

export const useQuote = (flow: RideFlow) => useSelector(flow, ({ context }) => context.quote as ShownQuote | null);
