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

export type LocationTrouble = 'denied' | 'unknown' | 'inaccurate';

interface Context {
  end: RideEnd;
  position: Position | null;
  trouble: LocationTrouble | null;
}

export type LocationFindingEvent =
  | { type: 'position.ask'; end: RideEnd }
  | { type: 'pin.drop'; end: RideEnd; position: Position }
  | { type: 'trouble.dismiss' };

export type LocationFindingEmitted = { type: 'location.found'; end: RideEnd; location: RideLocation };

const maxAccuracy = 150;

/** A location that is not typed: the device's own or that of a pin, with the name of what is there. */
export const locationFindingMachine = setup({
  types: {} as { context: Context; events: LocationFindingEvent; emitted: LocationFindingEmitted },
  actors: {
    locate: provided<DeviceAnswer, undefined>('locate'),
    nameLocation: provided<string, Position>('nameLocation'),
  },
  delays: { slowAfter: 3_000 },
  guards: {
    isFound: (_, answer: DeviceAnswer) => answer.outcome === 'found',
    isDenied: (_, answer: DeviceAnswer) => answer.outcome === 'denied',
  },
  actions: {
    begin: assign((_, { end }: { end: RideEnd }) => ({ end, trouble: null })),
    rememberPosition: assign((_, answer: DeviceAnswer) =>
      answer.outcome === 'found'
        ? { position: answer.position, trouble: answer.accuracy > maxAccuracy ? ('inaccurate' as const) : null }
        : { position: null, trouble: null },
    ),
    rememberPin: assign((_, { position }: { position: Position }) => ({ position })),
    rememberTrouble: assign((_, trouble: LocationTrouble) => ({ trouble })),
    clearTrouble: assign({ trouble: null }),
    tell: emit(({ context: { end, position } }, name: string): LocationFindingEmitted => {
      const { latitude, longitude } = position as Position;
      const address = name || `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
      return { type: 'location.found', end, location: { address, latitude, longitude } };
    }),
  },
}).createMachine({
  id: 'locationFinding',
  meta: { inspectable: ['end', 'trouble'] },
  context: { end: 'origin', position: null, trouble: null },
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
  },
  states: {
    resting: { on: { 'trouble.dismiss': { actions: 'clearTrouble' } } },
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
          {
            guard: { type: 'isDenied', params: outputParams },
            target: 'resting',
            actions: { type: 'rememberTrouble', params: 'denied' },
          },
          { target: 'resting', actions: { type: 'rememberTrouble', params: 'unknown' } },
        ],
        onError: { target: 'resting', actions: { type: 'rememberTrouble', params: 'unknown' } },
      },
      states: { waiting: { after: { slowAfter: 'slow' } }, slow: {} },
    },
    naming: {
      invoke: {
        src: 'nameLocation',
        input: ({ context }) => context.position as Position,
        onDone: { target: 'resting', actions: { type: 'tell', params: outputParams } },
        onError: { target: 'resting', actions: { type: 'tell', params: '' } },
      },
    },
  },
});
