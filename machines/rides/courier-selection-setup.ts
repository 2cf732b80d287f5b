import { assign, emit, setup } from 'xstate';
import type { Refusal } from '../orders/attempt';
import { provided } from '../provided';
import { type ExtraQuantities, quantityOf, type RideExtra } from './ride-sum';

export interface RideLocation {
  address: string;
  latitude: number;
  longitude: number;
}

export type RideEnd = 'origin' | 'destination';

export interface RideMoment {
  /** Such as 2026-11-23. */
  date: string;
  /** Such as 09:30. */
  time: string;
}

/** The customer's choices; they survive signing in. */
export interface RideSelection {
  origin: RideLocation | null;
  destination: RideLocation | null;
  /** The time of a call-out; null for now. */
  moment: RideMoment | null;
  extras: ExtraQuantities;
}

export interface RideQuestion {
  origin: RideLocation;
  destination: RideLocation;
}

export interface RideQuote {
  id: string;
  /** The price of the distance, in whole rupiah. */
  price: number;
  /** The store's fee, in whole rupiah. */
  fee: number;
  metres: number;
  seconds: number;
  validFor: number;
  extras: readonly RideExtra[];
}

export type QuoteAnswer = { outcome: 'quoted'; quote: RideQuote } | { outcome: 'refused'; refusal: Refusal };

export interface RideTerms {
  /** Whether this is a call-out: the driver comes to one place at a set date and time. */
  isCall: boolean;
  fixed: { readonly [End in RideEnd]: RideLocation | null };
  extras: readonly RideExtra[];
  isSignedIn: boolean;
}

interface Input extends RideTerms {
  /** The selection before the customer signed in. */
  selection: RideSelection | null;
}

interface Context extends RideTerms {
  selection: RideSelection;
  end: RideEnd;
  quote: RideQuote | null;
  /** The price that the customer last saw for these ends. */
  seenPrice: number | null;
  refusal: Refusal | null;
}

export type CourierSelectionEvent =
  | { type: 'picker.open'; end: RideEnd }
  | { type: 'picker.close' }
  | { type: 'location.choose'; end: RideEnd; location: RideLocation }
  | { type: 'moment.choose'; moment: RideMoment | null }
  | { type: 'extra.change'; id: string; quantity: number }
  | { type: 'quote.load' }
  /** The store no longer accepts the quote; `isTold` if the customer has seen the new total. */
  | { type: 'quote.reject'; isTold: boolean }
  | { type: 'price.accept' }
  | { type: 'price.dismiss' }
  | { type: 'order.place' };

export type CourierSelectionEmitted = { type: 'total.changed' };

const emptySelection: RideSelection = { origin: null, destination: null, moment: null, extras: {} };

/** The initial selection. Ends that the seller has set replace the chosen ones. */
export function firstSelection({ isCall, fixed }: RideTerms, chosen: RideSelection | null): RideSelection {
  const selection = chosen ?? emptySelection;
  const origin = fixed.origin ?? selection.origin;
  return { ...selection, origin, destination: isCall ? origin : (fixed.destination ?? selection.destination) };
}

export const courierSelectionSetup = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: CourierSelectionEvent;
    emitted: CourierSelectionEmitted;
  },
  actors: { loadQuote: provided<QuoteAnswer, RideQuestion>('loadQuote') },
  delays: { quoteEnd: ({ context }) => context.quote?.validFor ?? 0 },
  guards: {
    lacksOrigin: ({ context }) => context.selection.origin === null,
    lacksDestination: ({ context }) => context.selection.destination === null,
    isGuest: ({ context }) => !context.isSignedIn,
    isFixed: ({ context: { fixed, isCall } }) => fixed.origin !== null && (isCall || fixed.destination !== null),
    isFree: ({ context }, { end }: { end: RideEnd }) =>
      context.fixed[end] === null && !(context.isCall && end === 'destination'),
    lacksOther: ({ context }, { end }: { end: RideEnd }) =>
      end === 'origin' && !context.isCall && context.selection.destination === null,
    isRefused: (_, answer: QuoteAnswer) => answer.outcome === 'refused',
    isTold: (_, { isTold }: { isTold: boolean }) => isTold,
    isChanged: ({ context }) => context.seenPrice !== null && context.seenPrice !== context.quote?.price,
  },
  actions: {
    rememberEnd: assign((_, { end }: { end: RideEnd }) => ({ end })),
    pickDestination: assign({ end: 'destination' }),
    rememberLocation: assign(({ context }, { end, location }: { end: RideEnd; location: RideLocation }) => ({
      selection: { ...context.selection, [end]: location, ...(context.isCall && { destination: location }) },
      quote: null,
      seenPrice: null,
      refusal: null,
    })),
    rememberMoment: assign(({ context }, { moment }: { moment: RideMoment | null }) => ({
      selection: { ...context.selection, moment },
    })),
    rememberExtra: assign(({ context }, { id, quantity }: { id: string; quantity: number }) => {
      const extra = context.extras.find((one) => one.id === id);
      const extras = extra
        ? { ...context.selection.extras, [id]: quantityOf(extra, { [id]: quantity }) }
        : context.selection.extras;
      return { selection: { ...context.selection, extras } };
    }),
    rememberQuote: assign(({ context }, answer: QuoteAnswer) =>
      answer.outcome === 'quoted'
        ? { quote: answer.quote, extras: answer.quote.extras, refusal: null }
        : { quote: null, extras: context.extras, refusal: answer.refusal },
    ),
    rememberPrice: assign(({ context }) => ({ seenPrice: context.quote?.price ?? null })),
    dropPrice: assign({ seenPrice: null }),
    rememberFailure: assign((_, refusal: Refusal) => ({ refusal })),
    clearRefusal: assign({ refusal: null }),
    emitTotal: emit({ type: 'total.changed' }),
  },
});
