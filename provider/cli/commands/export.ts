import { writeFileSync } from 'node:fs';
import { toYaml } from '../../store-check/to-yaml';
import { type Command, revisionNumber, UsageError } from '../command';

export const exportStore: Command = {
  usage: '<codename>[@<revision>] [<file>]',
  summary: "Print a store's current configuration, or that of a revision, as YAML; or write it to a file",
  async run([store, file, ...more], { admin, print }) {
    if (!store || more.length > 0) throw new UsageError('Give one codename, and at most one file');
    const [codename = '', revision] = store.split('@');
    const exported = await (await admin()).export(codename, revisionNumber(revision));
    const text = toYaml(exported.document, exported.revision);
    if (!file) return print(text.trimEnd());
    writeFileSync(file, text);
    print(`${file} has revision ${exported.revision} of "${codename}"`);
  },
};
