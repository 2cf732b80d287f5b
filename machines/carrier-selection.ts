import { assign, setup } from 'xstate';
import { eventParams, outputParams } from './params';
import { provided } from './provided';

export type CarrierKind = 'RIDE' | 'FIXED' | 'PACKAGES';

export interface Carrier {
  id: string;
  name: string;
  icon: string | null;
  kind: CarrierKind;
  /** Null where its packages have costs. */
  cost: number | null;
}

export interface CarrierPackage {
  service: string;
  description: string;
  cost: number;
  /** Days such as 2-3. */
  estimate: string;
}

export interface Parcel {
  /** Of what is bought: a quote is good for one revision. */
  revision: number;
  supplier: string | null;
  /** A region. */
  origin: string;
  /** A district; null while no address was given. */
  destination: string | null;
  /** Grams. */
  weight: number;
}

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
  | { type: 'parcel.change'; parcel: Parcel };

export interface PackagesQuestion {
  carrier: string;
  parcel: Parcel;
}

export const chosenCarrier = ({ carriers, carrier }: Pick<Context, 'carriers' | 'carrier'>): Carrier | null =>
  carriers.find(({ id }) => id === carrier) ?? null;

export const chosenPackage = ({ packages, service }: Pick<Context, 'packages' | 'service'>): CarrierPackage | null =>
  packages.find((one) => one.service === service) ?? null;

/** Selection of a carrier: at a fixed cost, or by a package that is quoted again on every change of the parcel. */
export const carrierSelectionMachine = setup({
  types: {} as { context: Context; input: Input; events: CarrierSelectionEvent },
  actors: {
    loadCarriers: provided<readonly Carrier[], Parcel>('loadCarriers'),
    loadPackages: provided<readonly CarrierPackage[], PackagesQuestion>('loadPackages'),
  },
  guards: {
    hasCarrier: ({ context }) => context.carrier !== null,
    // A ride has its place here, and is offered when rides are.
    isOffered: ({ context }, { carrier }: { carrier: string }) =>
      context.carriers.some(({ id, kind }) => id === carrier && kind !== 'RIDE'),
    isKnown: ({ context }) => (chosenCarrier(context)?.kind ?? 'RIDE') !== 'RIDE',
    isFixed: ({ context }) => chosenCarrier(context)?.kind === 'FIXED',
    hasPackage: ({ context }) => chosenPackage(context) !== null,
    isPackage: ({ context }, { service }: { service: string }) =>
      context.packages.some((one) => one.service === service),
    hasDestination: ({ context }) => context.parcel.destination !== null,
    hasDifferentParcel: ({ context }, { parcel }: { parcel: Parcel }) =>
      JSON.stringify(parcel) !== JSON.stringify(context.parcel),
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
      },
      states: {
        quoting: {
          always: [
            { guard: 'isFixed', target: 'chosen' },
            { guard: 'hasDestination', target: 'loadingPackages' },
            { target: 'awaitingAddress' },
          ],
        },
        awaitingAddress: {},
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
