import { assign, emit, setup } from 'xstate';
import { eventParams, outputParams } from '../params';
import { provided } from '../provided';
import type { RideEnd, RideLocation } from './courier-selection-setup';

interface Position {
  latitude: number;
  longitude: number;
}

export type DeviceAnswer =
  /** `accuracy` in metres. */
  { outcome: 'found'; position: Position; accuracy: number } | { outcome: 'denied' } | { outcome: 'unknown' };

export interface NamedAddress {
  street: string;
  district: string;
  city: string;
}

export type LocationTrouble = 'denied' | 'unknown' | 'inaccurate' | 'nearby' | 'unplaced' | 'failed';

interface Context {
  end: RideEnd;
  position: Position | null;
  address: NamedAddress | null;
  trouble: LocationTrouble | null;
}

export type LocationFindingEvent =
  | { type: 'position.ask'; end: RideEnd }
  | { type: 'pin.drop'; end: RideEnd; position: Position }
  | { type: 'address.choose'; end: RideEnd; address: NamedAddress }
  /** The end was chosen in another way, so later results are ignored. */
  | { type: 'finding.stop'; end: RideEnd };

export type LocationFindingEmitted = { type: 'location.found'; end: RideEnd; location: RideLocation };

const maxAccuracy = 150;

const withTrouble = (trouble: LocationTrouble) =>
  ({ target: 'resting', actions: { type: 'rememberTrouble', params: trouble } }) as const;

/** Finds a location that is not typed: the device's position, a pin with the name of its location, or an address. */
export const locationFindingMachine = setup({
  types: {} as { context: Context; events: LocationFindingEvent; emitted: LocationFindingEmitted },
  actors: {
    locate: provided<DeviceAnswer, undefined>('locate'),
    nameLocation: provided<string, Position>('nameLocation'),
    findAddress: provided<Position | null, NamedAddress>('findAddress'),
  },
  delays: { slowAfter: 3_000 },
  guards: {
    isFound: (_, answer: DeviceAnswer) => answer.outcome === 'found',
    isDenied: (_, answer: DeviceAnswer) => answer.outcome === 'denied',
    isPlaced: (_, position: Position | null) => position !== null,
    isOwn: ({ context }, { end }: { end: RideEnd }) => context.end === end,
  },
  actions: {
    begin: assign((_, { end }: { end: RideEnd }) => ({ end, trouble: null })),
    rememberPosition: assign((_, answer: DeviceAnswer) =>
      answer.outcome === 'found'
        ? { position: answer.position, trouble: answer.accuracy > maxAccuracy ? ('inaccurate' as const) : null }
        : { position: null, trouble: null },
    ),
    rememberPin: assign((_, { position }: { position: Position }) => ({ position })),
    rememberAddress: assign((_, { address }: { address: NamedAddress }) => ({ address })),
    rememberTrouble: assign((_, trouble: LocationTrouble) => ({ trouble })),
    clearTrouble: assign({ trouble: null }),
    emitLocation: emit(({ context: { end, position } }, name: string): LocationFindingEmitted => {
      const { latitude, longitude } = position as Position;
      const address = name || `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
      return { type: 'location.found', end, location: { address, latitude, longitude } };
    }),
    emitAddress: emit(({ context }, position: Position | null): LocationFindingEmitted => {
      const { street, district, city } = context.address as NamedAddress;
      const address = [street, district, city].filter(Boolean).join(', ');
      return { type: 'location.found', end: context.end, location: { address, ...(position as Position) } };
    }),
  },
}).createMachine({
  id: 'locationFinding',
  meta: { inspectable: ['end', 'trouble'] },
  context: { end: 'origin', position: null, address: null, trouble: null },
  initial: 'resting',
  on: {
    'position.ask': { target: '.locating', actions: { type: 'begin', params: eventParams } },
    'pin.drop': {
      target: '.naming',
      reenter: true,
      actions: [
        { type: 'begin', params: eventParams },
        { type: 'rememberPin', params: eventParams },
      ],
    },
    'address.choose': {
      target: '.placing',
      reenter: true,
      actions: [
        { type: 'begin', params: eventParams },
        { type: 'rememberAddress', params: eventParams },
      ],
    },
    'finding.stop': { guard: { type: 'isOwn', params: eventParams }, target: '.resting', actions: 'clearTrouble' },
  },
  states: {
    resting: {},
    locating: {
      initial: 'waiting',
      invoke: {
        src: 'locate',
        onDone: [
          {
            guard: { type: 'isFound', params: outputParams },
            target: 'naming',
            actions: { type: 'rememberPosition', params: outputParams },
          },
          { guard: { type: 'isDenied', params: outputParams }, ...withTrouble('denied') },
          withTrouble('unknown'),
        ],
        onError: withTrouble('unknown'),
      },
      states: { waiting: { after: { slowAfter: 'slow' } }, slow: {} },
    },
    naming: {
      invoke: {
        src: 'nameLocation',
        input: ({ context }) => context.position as Position,
        onDone: { target: 'resting', actions: { type: 'emitLocation', params: outputParams } },
        onError: { target: 'resting', actions: { type: 'emitLocation', params: '' } },
      },
    },
    placing: {
      invoke: {
        src: 'findAddress',
        input: ({ context }) => context.address as NamedAddress,
        onDone: [
          {
            guard: { type: 'isPlaced', params: outputParams },
            target: 'resting',
            actions: [
              { type: 'rememberTrouble', params: 'nearby' },
              { type: 'emitAddress', params: outputParams },
            ],
          },
          withTrouble('unplaced'),
        ],
        onError: withTrouble('failed'),
      },
    },
  },
});
