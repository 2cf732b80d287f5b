import { endOnTrap } from '../../../provider/database/open-pglite';

const end = (trap: Error): never => {
  throw new Error(`ended for: ${trap.message}`);
};

const guarded = (fault?: Error) => {
  const program = {
    _PostgresMainLoopOnce() {
      if (fault) throw fault;
    },
  };
  endOnTrap(program, end);
  return program;
};

test('a trap ends the process', () => {
  const trap = new WebAssembly.RuntimeError('null function or function signature mismatch');
  expect(() => guarded(trap)._PostgresMainLoopOnce()).toThrow(`ended for: ${trap.message}`);
});

test('an exception that the database uses for control flow reaches its caller', () => {
  const jump = new Error('long jump');
  expect(() => guarded(jump)._PostgresMainLoopOnce()).toThrow(jump);
  expect(() => guarded()._PostgresMainLoopOnce()).not.toThrow();
});
