import { assign, setup } from 'xstate';
import type { Carrier, CarrierPackage, Parcel } from './purchase-sum';
import { eventParams, outputParams } from '../params';
import { provided } from '../provided';

export type { Carrier, CarrierPackage, Parcel } from './purchase-sum';

interface Context {
  parcel: Parcel;
  carriers: readonly Carrier[];
  packages: readonly CarrierPackage[];
  carrier: string | null;
  service: string | null;
}

interface Input {
  parcel: Parcel;
  /** Ids chosen before a reload. */
  stored: { carrier: string; service: string | null } | null;
}

export type CarrierSelectionEvent =
  | { type: 'carriers.load' }
  | { type: 'carrier.choose'; carrier: string }
  | { type: 'packages.load' }
  | { type: 'package.choose'; service: string }
  | { type: 'parcel.change'; parcel: Parcel }
  /** A ride's price: known, loading, or unavailable for this selection. */
  | { type: 'ride.price'; price: CarrierPackage }
  | { type: 'ride.load' }
  | { type: 'ride.clear' };

export interface PackagesQuestion {
  carrier: string;
  parcel: Parcel;
}

export const chosenCarrier = ({ carriers, carrier }: Pick<Context, 'carriers' | 'carrier'>): Carrier | null =>
  carriers.find(({ id }) => id === carrier) ?? null;

export const chosenPackage = ({ packages, service }: Pick<Context, 'packages' | 'service'>): CarrierPackage | null =>
  packages.find((one) => one.service === service) ?? null;

const isSameParcel = (one: Parcel, other: Parcel) =>
  one.revision === other.revision &&
  one.supplier === other.supplier &&
  one.origin === other.origin &&
  one.destination === other.destination &&
  one.weight === other.weight;

/** Selection of a carrier: at a fixed cost, by a package or by a ride; both are quoted again on every change of the parcel. */
export const carrierSelectionMachine = setup({
  types: {} as { context: Context; input: Input; events: CarrierSelectionEvent },
  actors: {
    loadCarriers: provided<readonly Carrier[], Parcel>('loadCarriers'),
    loadPackages: provided<readonly CarrierPackage[], PackagesQuestion>('loadPackages'),
  },
  guards: {
    hasCarrier: ({ context }) => context.carrier !== null,
    isOffered: ({ context }, { carrier }: { carrier: string }) => context.carriers.some(({ id }) => id === carrier),
    isKnown: ({ context }) => chosenCarrier(context) !== null,
    isFixed: ({ context }) => chosenCarrier(context)?.kind === 'FIXED',
    isRide: ({ context }) => chosenCarrier(context)?.kind === 'RIDE',
    hasPackage: ({ context }) => chosenPackage(context) !== null,
    isPackage: ({ context }, { service }: { service: string }) =>
      context.packages.some((one) => one.service === service),
    hasDestination: ({ context }) => context.parcel.destination !== null,
    hasDifferentParcel: ({ context }, { parcel }: { parcel: Parcel }) => !isSameParcel(parcel, context.parcel),
  },
  actions: {
    rememberCarriers: assign((_, carriers: readonly Carrier[]) => ({ carriers })),
    rememberCarrier: assign(({ context }, { carrier }: { carrier: string }) => ({
      carrier,
      packages: [],
      service: carrier === context.carrier ? context.service : null,
    })),
    rememberPackages: assign((_, packages: readonly CarrierPackage[]) => ({ packages })),
    rememberService: assign((_, { service }: { service: string }) => ({ service })),
    rememberParcel: assign((_, { parcel }: { parcel: Parcel }) => ({ parcel })),
    clearCarrier: assign({ carrier: null, service: null, packages: [] }),
    rememberPrice: assign((_, { price }: { price: CarrierPackage }) => ({ packages: [price], service: price.service })),
    clearService: assign({ service: null }),
  },
}).createMachine({
  id: 'carrierSelection',
  meta: { inspectable: ['parcel.revision', 'carriers.length', 'packages.length', 'carrier', 'service'] },
  context: ({ input: { parcel, stored } }) => ({
    parcel,
    carriers: [],
    packages: [],
    carrier: stored?.carrier ?? null,
    service: stored?.service ?? null,
  }),
  initial: 'deciding',
  on: {
    'carrier.choose': {
      guard: { type: 'isOffered', params: eventParams },
      target: '.carried',
      actions: { type: 'rememberCarrier', params: eventParams },
    },
    'parcel.change': { actions: { type: 'rememberParcel', params: eventParams } },
  },
  states: {
    deciding: { always: [{ guard: 'hasCarrier', target: 'loadingCarriers' }, { target: 'untouched' }] },
    untouched: { on: { 'carriers.load': 'loadingCarriers' } },
    loadingCarriers: {
      tags: 'busy',
      invoke: {
        src: 'loadCarriers',
        input: ({ context }) => context.parcel,
        onDone: { target: 'matching', actions: { type: 'rememberCarriers', params: outputParams } },
        onError: 'carriersFailed',
      },
    },
    carriersFailed: { on: { 'carriers.load': 'loadingCarriers' } },
    matching: {
      always: [
        { guard: 'isKnown', target: 'carried' },
        { target: 'choosing', actions: 'clearCarrier' },
      ],
    },
    choosing: {},
    carried: {
      initial: 'quoting',
      on: {
        'parcel.change': {
          guard: { type: 'hasDifferentParcel', params: eventParams },
          target: '.quoting',
          actions: { type: 'rememberParcel', params: eventParams },
        },
        'ride.price': {
          guard: 'isRide',
          target: '.chosen',
          actions: { type: 'rememberPrice', params: eventParams },
        },
        'ride.load': { guard: 'isRide', target: '.riding' },
        'ride.clear': { guard: 'isRide', target: '.riding.unpriced' },
      },
      states: {
        quoting: {
          always: [
            { guard: 'isFixed', target: 'chosen' },
            { guard: 'isRide', target: 'riding' },
            { guard: 'hasDestination', target: 'loadingPackages' },
            { target: 'awaitingAddress' },
          ],
        },
        awaitingAddress: {},
        /** The flow of the ride's selection determines the outcome. */
        riding: {
          entry: 'clearService',
          initial: 'pricing',
          states: { pricing: { tags: 'busy' }, unpriced: {} },
        },
        loadingPackages: {
          tags: 'busy',
          invoke: {
            src: 'loadPackages',
            input: ({ context: { carrier, parcel } }) => ({ carrier: carrier ?? '', parcel }),
            onDone: { target: 'fitting', actions: { type: 'rememberPackages', params: outputParams } },
            onError: 'packagesFailed',
          },
        },
        packagesFailed: { on: { 'packages.load': 'loadingPackages' } },
        fitting: {
          always: [
            { guard: 'hasPackage', target: 'chosen' },
            { target: 'choosingPackage', actions: 'clearService' },
          ],
        },
        choosingPackage: {
          on: {
            'package.choose': {
              guard: { type: 'isPackage', params: eventParams },
              target: 'chosen',
              actions: { type: 'rememberService', params: eventParams },
            },
          },
        },
        chosen: {
          on: {
            'package.choose': {
              guard: { type: 'isPackage', params: eventParams },
              actions: { type: 'rememberService', params: eventParams },
            },
          },
        },
      },
    },
  },
});
