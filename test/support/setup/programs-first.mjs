import Sequencer from '@jest/test-sequencer';

/** @param {{ path: string }} test */
const startsPrograms = ({ path }) => path.includes('/test/server/system/');

/** Suites that start whole programs take longest; begun last, one of them would be waited for alone. */
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
