/**
 * How tests run a bundled program. Optimizing the embedded database's program takes longer than tests let it run, so
 * it stays as V8 first compiled it.
 */
export const nodeFlags: readonly string[] = ['--liftoff-only', '--enable-source-maps'];
