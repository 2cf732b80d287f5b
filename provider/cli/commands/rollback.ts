import { changeFrom, changeOptions, type Command, readOptions, revisionNumber, UsageError } from '../command';

export const rollback: Command = {
  usage: '<codename> [<revision>] [--message <why>] [--author <who>]',
  summary: 'Make an earlier revision current again; without a number, the one before the current',
  async run(given, { admin, print }) {
    const { options, words } = readOptions(given, changeOptions);
    const [store, to, ...more] = words;
    if (!store || more.length > 0) throw new UsageError('Give one codename, and at most one revision');
    const number = revisionNumber(to);
    const { revision, changed } = await (await admin()).rollback(store, number, changeFrom(options));
    print(changed ? `"${store}" is at revision ${revision} again` : `"${store}" is at revision ${revision} already`);
  },
};
