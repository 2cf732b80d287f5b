import { assign, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

export interface Position {
  latitude: number;
  longitude: number;
}

/** Why there is no position: the visitor refused, or the device cannot find it. */
export type Located = { outcome: 'found'; position: Position } | { outcome: 'denied' } | { outcome: 'unknown' };

interface Context {
  component: string;
  position: Position | null;
  /** The URL of the frame's document. */
  path: string | null;
  /** A URL outside the store that waits for the visitor's confirmation. */
  pendingLink: string | null;
}

export type CustomHtmlEvent =
  | { type: 'position.ask' }
  | { type: 'frame.retry' }
  | { type: 'link.leave'; href: string }
  | { type: 'link.dismiss' };

/** A tenant's custom HTML: it needs the visitor's position, requested on a tap, and opens in a sandboxed frame. */
export const customHtmlMachine = setup({
  types: {} as { context: Context; input: { component: string }; events: CustomHtmlEvent },
  actors: {
    locate: provided<Located, undefined>('locate'),
    openFrame: provided<string, { component: string; position: Position | null }>('openFrame'),
  },
  guards: {
    isFound: (_, located: Located | undefined) => located?.outcome === 'found',
    isDenied: (_, located: Located | undefined) => located?.outcome === 'denied',
    hasPosition: ({ context }) => context.position !== null,
  },
  actions: {
    rememberPosition: assign((_, located: Located | undefined) => ({
      position: located?.outcome === 'found' ? located.position : null,
    })),
    rememberPath: assign((_, path: string) => ({ path })),
    rememberLink: assign((_, href: string) => ({ pendingLink: href })),
    clearLink: assign({ pendingLink: null }),
  },
}).createMachine({
  id: 'customHtml',
  meta: { inspectable: ['component'] },
  context: ({ input }) => ({ component: input.component, position: null, path: null, pendingLink: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'position.ask': 'locating' } },
    locating: {
      tags: 'busy',
      invoke: {
        src: 'locate',
        onDone: [
          {
            guard: { type: 'isFound', params: outputParams },
            target: 'opening',
            actions: { type: 'rememberPosition', params: outputParams },
          },
          { guard: { type: 'isDenied', params: outputParams }, target: 'refused' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    refused: { on: { 'position.ask': 'locating' } },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'openFrame',
        input: ({ context: { component, position } }) => ({ component, position }),
        onDone: { target: 'shown', actions: { type: 'rememberPath', params: outputParams } },
        onError: 'failed',
      },
    },
    failed: { on: { 'frame.retry': [{ guard: 'hasPosition', target: 'opening' }, { target: 'locating' }] } },
    shown: {
      initial: 'reading',
      states: {
        reading: {
          on: {
            'link.leave': {
              target: 'leaving',
              actions: { type: 'rememberLink', params: ({ event }) => event.href },
            },
          },
        },
        leaving: { on: { 'link.dismiss': { target: 'reading', actions: 'clearLink' } } },
      },
    },
  },
});
