import Sequencer from '@jest/test-sequencer';

/** @param {{ path: string }} test */
const startsPrograms = ({ path }) => path.includes('/test/server/system/');

/** Suites that start whole programs take longest, so they start first. */
export default class ProgramsFirst extends Sequencer {
  /**
   * @override
   * @type {InstanceType<typeof Sequencer>['sort']}
   */
  async sort(tests) {
    const programs = await super.sort(tests.filter(startsPrograms));
    const others = await super.sort(tests.filter((test) => !startsPrograms(test)));
    return [...programs, ...others];
  }
}
