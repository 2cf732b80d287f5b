import { type Command, revisionNumber, UsageError } from '../command';

export const rollback: Command = {
  usage: '<codename> [<revision>]',
  summary: 'Make an earlier revision current again; without a number, the one before the current',
  async run([store, to, ...more], { admin, print }) {
    if (!store || more.length > 0) throw new UsageError('Give one codename, and at most one revision');
    const number = revisionNumber(to);
    const { revision, changed } = await (await admin()).rollback(store, number);
    print(changed ? `"${store}" is at revision ${revision} again` : `"${store}" is at revision ${revision} already`);
  },
};
