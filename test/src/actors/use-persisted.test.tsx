import { render } from '@testing-library/react';
import { assign, createActor, createMachine } from 'xstate';
import { usePersisted } from '../../../src/actors/use-persisted';

const startFlow = () =>
  createActor(
    createMachine({
      types: {} as { context: { code: string | null; other: number } },
      context: { code: null, other: 0 },
      on: {
        begin: { actions: assign({ code: 's1' }) },
        end: { actions: assign({ code: null }) },
        count: { actions: assign({ other: ({ context }) => context.other + 1 }) },
      },
    }),
  ).start();

function Page({ flow, write }: { flow: ReturnType<typeof startFlow>; write: (code: string | null) => void }) {
  usePersisted(flow, ({ context }) => context.code, write);
  return null;
}

const show = () => {
  const flow = startFlow();
  const written: (string | null)[] = [];
  const { unmount } = render(<Page flow={flow} write={(code) => written.push(code)} />);
  return { flow, written, unmount };
};

test('nothing is written before the flow has something else', () => {
  const { flow, written } = show();
  flow.send({ type: 'count' });
  expect(written).toEqual([]);
});

test('each change is written once, and null once there is nothing', () => {
  const { flow, written } = show();
  for (const type of ['begin', 'count', 'begin', 'end', 'count']) flow.send({ type });
  expect(written).toEqual(['s1', null]);
});

test('an unmounted page writes nothing', () => {
  const { flow, written, unmount } = show();
  unmount();
  flow.send({ type: 'begin' });
  expect(written).toEqual([]);
});
