import { setup } from 'xstate';
import { walkMachine } from '../support/machines/coverage';

test('a walk reports a branch that no event reaches', () => {
  const machine = setup({ guards: { never: () => false } }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { 'switch.press': [{ guard: 'never', target: 'broken' }, { target: 'on' }] } },
      on: { on: { 'switch.press': 'off' } },
      broken: { always: 'off' },
    },
  });
  expect(() => walkMachine(machine)).toThrow(
    ['state lamp.broken', 'lamp.off --switch.press[never]--> lamp.broken', 'lamp.broken --always--> lamp.off'].join(
      '\n',
    ),
  );
});

test('a walk without an end is stopped', () => {
  const machine = setup({ types: {} as { context: { count: number } } }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: { 'count.raise': { actions: ({ context }) => void (context.count += 1) } },
  });
  expect(() =>
    walkMachine(machine, { facts: (context: { count: number }) => [context.count, Math.random()], limit: 50 }),
  ).toThrow('Traversal limit exceeded');
});
