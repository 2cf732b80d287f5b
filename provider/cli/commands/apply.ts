import { checkStore } from '../../store-check/check-store';
import { type Command, onlyWord } from '../command';
import { readFile } from '../read-file';

export const apply: Command = {
  usage: '<file>',
  summary: "Check a store file and make it the store's current revision",
  async run(words, { admin, print }) {
    const source = readFile(onlyWord(words, 'file'));
    const { codename } = checkStore(source.text, source.file).filled;
    const { revision, changed } = await (await admin()).apply(codename, source);
    print(
      changed
        ? `"${codename}" is at revision ${revision} now`
        : `"${codename}" has exactly this configuration already; it stays at revision ${revision}`,
    );
  },
};
