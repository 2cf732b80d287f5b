interface Program {
  _PostgresMainLoopOnce: () => void;
}

/**
 * Makes a trap of the embedded database's program end the process, which whoever watches it starts anew. PGlite itself
 * swallows one and calls the broken program again, for ever.
 */
export function endOnTrap(program: Program, end: (trap: Error) => never) {
  const run = program._PostgresMainLoopOnce;
  program._PostgresMainLoopOnce = () => {
    try {
      run();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) end(error);
      throw error;
    }
  };
}
