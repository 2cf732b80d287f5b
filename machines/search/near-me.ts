import { assign, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

interface Point {
  latitude: number;
  longitude: number;
}

export interface Origin {
  position: Point;
  /** The name of the place; null for the visitor's position. */
  name: string | null;
}

type Answer = { outcome: 'found'; position: Point } | { outcome: 'denied' } | { outcome: 'unknown' };

interface Context {
  origin: Origin | null;
  /** Used as the origin when the visitor's position is unavailable. */
  fallback: Origin;
  /** Why the position is unavailable; null while it is not. */
  trouble: 'denied' | 'unknown' | null;
}

interface Input {
  fallback: Origin;
  /** Stored by an earlier visit to the page. */
  stored: Pick<Context, 'origin' | 'trouble'> | null;
}

export type NearMeEvent =
  | { type: 'position.ask' }
  | { type: 'place.open' }
  | { type: 'place.close' }
  | { type: 'place.choose'; origin: Origin };

/**
 * Finds the origin of a nearby search: the visitor's position, requested on a tap, or a place that the visitor picks.
 */
export const nearMeMachine = setup({
  types: {} as { context: Context; input: Input; events: NearMeEvent },
  actors: { locate: provided<Answer, undefined>('locate') },
  guards: {
    hasOrigin: ({ context }) => context.origin !== null,
    isFound: (_, answer: Answer) => answer.outcome === 'found',
    isDenied: (_, answer: Answer) => answer.outcome === 'denied',
  },
  actions: {
    rememberPosition: assign((_, answer: Answer) => ({
      origin: answer.outcome === 'found' ? { position: answer.position, name: null } : null,
      trouble: null,
    })),
    rememberOrigin: assign((_, origin: Origin) => ({ origin, trouble: null })),
    fallBackDenied: assign(({ context }) => ({ origin: context.fallback, trouble: 'denied' as const })),
    fallBackUnknown: assign(({ context }) => ({ origin: context.fallback, trouble: 'unknown' as const })),
  },
}).createMachine({
  id: 'nearMe',
  meta: { inspectable: ['trouble'] },
  type: 'parallel',
  context: ({ input: { stored, fallback } }) => ({ origin: null, trouble: null, ...stored, fallback }),
  states: {
    origin: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasOrigin', target: 'known' }, { target: 'asking' }] },
        asking: {},
        locating: {
          invoke: {
            src: 'locate',
            onDone: [
              {
                guard: { type: 'isFound', params: outputParams },
                target: 'known',
                actions: { type: 'rememberPosition', params: outputParams },
              },
              {
                guard: { type: 'isDenied', params: outputParams },
                target: 'known',
                actions: 'fallBackDenied',
              },
              { target: 'known', actions: 'fallBackUnknown' },
            ],
            onError: { target: 'known', actions: 'fallBackUnknown' },
          },
          // A second tap does not ask again.
          on: { 'position.ask': {} },
        },
        known: {},
      },
      on: {
        'position.ask': '.locating',
        'place.choose': {
          target: '.known',
          actions: { type: 'rememberOrigin', params: ({ event }) => event.origin },
        },
      },
    },
    picker: {
      initial: 'closed',
      states: {
        closed: { on: { 'place.open': 'open' } },
        open: { on: { 'place.close': 'closed', 'place.choose': 'closed', 'position.ask': 'closed' } },
      },
    },
  },
});
