import Sequencer from '@jest/test-sequencer';

/** @param {{ path: string }} test */
const startsPrograms = ({ path }) => path.includes('/test/server/system/');

/** Suites that start whole programs take longest; begun last, one of them would be waited for alone. */
export default class ProgramsFirst extends Sequencer {
  /** @type {InstanceType<typeof Sequencer>['sort']} */
  sort(tests) {
    const kinds = [true, false].map((kind) => tests.filter((test) => startsPrograms(test) === kind));
    return kinds.flatMap((kind) => super.sort(kind));
  }
}
