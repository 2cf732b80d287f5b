import { toYaml } from '../../store-check/to-yaml';
import { type Command, onlyWord, revisionNumber } from '../command';

export const exportStore: Command = {
  usage: '<codename>[@<revision>]',
  summary: "Print a store's current configuration, or that of a revision, as YAML",
  async run(words, { admin, print }) {
    const [codename = '', revision] = onlyWord(words, 'codename').split('@');
    const number = revisionNumber(revision);
    const { document } = await (await admin()).export(codename, number);
    print(toYaml(document).trimEnd());
  },
};
