import { createActor } from 'xstate';
import { courierSelectionMachine } from '../../../machines/rides/courier-selection';
import type { QuoteAnswer, RideEnd, RideLocation, RideTerms } from '../../../machines/rides/courier-selection-setup';
import { isAgreed, rideSubject } from '../../../machines/rides/ride-subject';
import type { Subject } from '../../../machines/purchase/subject';
import { Refused } from '../../errors/refusal';
import { metresBetween } from '../../router/router';
import { minMetres } from '../../modules/directions/rules/quote';
import { requireReach, requireZones } from '../../modules/directions/rules/tariff';
import type { StoredRides } from '../../store-check/store-document';
import type { RoutePoint as Point } from '../../../shared/routes/polyline';
import { answering } from './answering';
import { deadClock, explore, type Move } from './explore';

export interface RideRequest {
  rides: StoredRides;
  isCall: boolean;
  /** Ends that the seller has set; null if the customer chooses them. */
  origin: Point | null;
  destination: Point | null;
  /** Where the driver of a call-out starts if its seller has not set it. */
  callOrigin?: Point | null;
}

export type RideAnswer =
  | { end: 'agreed'; origin: Point; destination: Point; subject: Subject }
  | { end: 'refused'; code: string };

const pointOf = ({ latitude, longitude }: RideLocation): Point => ({ lat: latitude, lng: longitude });
const locationOf = ({ lat, lng }: Point): RideLocation => ({ address: '', latitude: lat, longitude: lng });

const metresOfDegree = 111_000;
/** Far enough from the other end, and near enough for any store. */
const stepMetres = 500;

const northOf = ({ lat, lng }: Point, metres: number): Point => ({
  lat: lat + (lat > 0 ? -metres : metres) / metresOfDegree,
  lng,
});

/** A point on the way from one to another. */
function towards(from: Point, to: Point, metres: number): Point {
  const share = Math.min(1, metres / Math.max(1, metresBetween(from, to)));
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
}

const monas: Point = { lat: -6.1754, lng: 106.8272 };

/** Places that a customer could choose: in each zone, and near the ends that are set. */
function placesOf({ rides, isCall, origin, destination, callOrigin }: RideRequest): Point[] {
  const fixed = [origin, destination, (isCall && callOrigin) || null].filter((end) => end !== null);
  const centres = rides.zones.map(({ lat, lng }) => ({ lat, lng }));
  const inZones = rides.zones.flatMap(({ lat, lng, radius_km }) => [
    { lat, lng },
    northOf({ lat, lng }, Math.min(stepMetres, radius_km * 500)),
  ]);
  const near = fixed.flatMap((end) => [
    northOf(end, stepMetres),
    ...centres.map((centre) => towards(end, centre, Math.min(stepMetres, metresBetween(end, centre) / 2))),
  ]);
  const anywhere = fixed.length === 0 && centres.length === 0 ? [monas, northOf(monas, stepMetres)] : [];
  return [...inZones, ...near, ...anywhere];
}

/** A ride between two places that the store's rules allow, in a straight line: streets may be too long for it. */
export function walkRide(request: RideRequest): RideAnswer {
  const { rides, isCall } = request;
  const places = placesOf(request);
  let refusal = 'RIDE_NO_ROUTE';
  const refused = (code: string): QuoteAnswer => {
    refusal = code;
    return { outcome: 'refused', refusal: { code, message: '', total: null } };
  };
  const quoteOf = (origin: Point, destination: Point): QuoteAnswer => {
    // The page of a call-out sends no place if its seller has set the origin.
    if (isCall && request.origin && !request.destination) return refused('RIDE_PLACE_NOT_ASKED');
    requireZones(rides, origin, destination);
    const metres = metresBetween(origin, destination);
    if (metres < minMetres && !isCall) throw new Refused('RIDE_NO_ROUTE');
    requireReach(rides, metres);
    return {
      outcome: 'quoted',
      quote: { id: 'walk', price: 1, fee: 0, metres, seconds: 1, validFor: 1, extras: [] },
    };
  };
  const machine = courierSelectionMachine.provide({
    actors: {
      loadQuote: answering((question): QuoteAnswer => {
        const chosen = { origin: pointOf(question.origin), destination: pointOf(question.destination) };
        try {
          const destination = request.destination ?? chosen.destination;
          const start = request.origin ?? (isCall ? (request.callOrigin ?? destination) : chosen.origin);
          return quoteOf(start, destination);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return refused(error.code);
        }
      }),
    },
  });
  const terms: RideTerms = {
    isCall,
    fixed: {
      origin: request.origin && locationOf(request.origin),
      destination: isCall ? null : request.destination && locationOf(request.destination),
    },
    extras: [],
    isSignedIn: true,
  };
  const start = () => createActor(machine, { input: { ...terms, selection: null }, clock: deadClock }).start();
  type Actor = ReturnType<typeof start>;
  const choices = (end: RideEnd): Move<Actor>[] =>
    places.map((place) => (actor) => actor.send({ type: 'location.choose', end, location: locationOf(place) }));
  const movesOf = (actor: Actor): Move<Actor>[] => {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches({ ride: 'origin' })) return choices('origin');
    if (snapshot.matches({ ride: 'destination' })) return choices('destination');
    return snapshot.matches({ ride: 'idle' }) ? [(one) => one.send({ type: 'quote.load' })] : [];
  };
  const keyOf = (actor: Actor) => {
    const { value, context } = actor.getSnapshot();
    return JSON.stringify([value, context.selection.origin, context.selection.destination]);
  };
  for (const actor of explore({ start, keyOf, movesOf })) {
    const snapshot = actor.getSnapshot();
    const { origin, destination } = snapshot.context.selection;
    if (!isAgreed(snapshot) || !origin || !destination) continue;
    const subject = rideSubject(snapshot, { item: '', supplier: null });
    return { end: 'agreed', origin: pointOf(origin), destination: pointOf(destination), subject };
  }
  return { end: 'refused', code: refusal };
}
