const works: (() => void)[] = [];

/** Does this when the process ends, and in `cleanUp`. */
export function atTheEnd(work: () => void) {
  works.push(work);
  process.once('exit', work);
}

/** For Jest, which keeps the end of the process from its tests: the last `afterAll` of a file. */
export function cleanUp() {
  for (const work of works) work();
}
