/**
 * V8's flags for bundled programs in tests. Optimizing the embedded database takes longer than the tests run, so only
 * the baseline compiler is used.
 */
export const nodeFlags: readonly string[] = ['--liftoff-only', '--enable-source-maps'];
