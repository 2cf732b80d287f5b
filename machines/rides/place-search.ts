import { assign, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

export interface FoundPlace {
  name: string;
  region: string;
  position: { latitude: number; longitude: number };
}

interface Context {
  text: string;
  places: readonly FoundPlace[];
}

export type PlaceSearchEvent = { type: 'text.type'; text: string } | { type: 'search.retry' };

const maxShortLength = 2;

/** Searches places while a name is typed: from 3 characters on, half a second after the last one. */
export const placeSearchMachine = setup({
  types: {} as { context: Context; events: PlaceSearchEvent },
  actors: { findPlaces: provided<readonly FoundPlace[], string>('findPlaces') },
  delays: { pause: 500 },
  guards: {
    isShort: ({ context }) => context.text.trim().length <= maxShortLength,
    isNothing: (_, places: readonly FoundPlace[]) => places.length === 0,
  },
  actions: {
    rememberText: assign((_, text: string) => ({ text })),
    rememberResults: assign((_, places: readonly FoundPlace[]) => ({ places })),
    clearResults: assign({ places: [] }),
  },
}).createMachine({
  id: 'placeSearch',
  meta: { inspectable: ['text.length', 'places.length'] },
  context: { text: '', places: [] },
  initial: 'short',
  on: {
    'text.type': { target: '.deciding', actions: { type: 'rememberText', params: ({ event }) => event.text } },
  },
  states: {
    deciding: { always: [{ guard: 'isShort', target: 'short' }, { target: 'waiting' }] },
    short: { entry: 'clearResults' },
    waiting: { after: { pause: 'searching' } },
    searching: {
      invoke: {
        src: 'findPlaces',
        input: ({ context }) => context.text.trim(),
        onDone: [
          {
            guard: { type: 'isNothing', params: outputParams },
            target: 'none',
            actions: 'clearResults',
          },
          { target: 'found', actions: { type: 'rememberResults', params: outputParams } },
        ],
        onError: 'failed',
      },
    },
    found: {},
    none: {},
    failed: { entry: 'clearResults', on: { 'search.retry': 'searching' } },
  },
});
