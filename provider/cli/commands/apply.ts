import { checkStore } from '../../store-check/check-store';
import { describeWarning } from '../../store-check/source-error';
import { changeFrom, changeOptions, type Command, onlyWord, readOptions } from '../command';
import { findDeadReferences } from '../dead-references';
import { readFile } from '../read-file';

export const apply: Command = {
  usage: '<file> [--message <why>] [--author <who>] [--force]',
  summary: "Check a store file and make it the store's current revision",
  async run(given, context) {
    const { print } = context;
    const { options, words } = readOptions(given, { ...changeOptions, force: { type: 'boolean' } });
    const source = readFile(onlyWord(words, 'file'));
    const { document, filled, warnings, locate } = checkStore(source.text, source.file);
    const { codename } = filled;
    const store = await context.admin();
    const dead = await findDeadReferences({ codename, value: document, locate }, context);
    for (const warning of [...warnings, ...dead.pictures, ...dead.items]) print(describeWarning(warning));
    const { revision, changed } = await store.apply(codename, source, { ...changeFrom(options), force: options.force });
    print(
      changed
        ? `"${codename}" is at revision ${revision} now`
        : `"${codename}" has exactly this configuration already; it stays at revision ${revision}`,
    );
  },
};
