const works: (() => void)[] = [];

/** Registers work for the end of the process, and for `cleanUp`. */
export function atTheEnd(work: () => void) {
  works.push(work);
  process.once('exit', work);
}

/** For Jest, whose tests do not see the end of the process: call it in the last `afterAll` of a file. */
export function cleanUp() {
  for (const work of works) work();
}
