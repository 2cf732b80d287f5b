import { checkStore } from '../../store-check/check-store';
import { describeWarning, type SourceError, SourceRefused, type SourceFile } from '../../store-check/issue';
import {
  changedBy,
  changeFrom,
  changeOptions,
  type Command,
  type CommandContext,
  moment,
  onlyWord,
  readFile,
  readOptions,
  revisionNumber,
  table,
  UsageError,
} from '../command';
import { findDeadReferences } from '../dead-references';
import { findUnbookableItems } from '../unbookable-items';
import { findUnpayableItems } from '../unpayable-items';
import { writeFileSync } from 'node:fs';
import { toYaml } from '../../store-check/to-yaml';

async function errorsOf({ file, text }: SourceFile, context: CommandContext): Promise<readonly SourceError[]> {
  try {
    const { document, filled, warnings, locate } = checkStore(text, file);
    const { codename } = filled;
    const dead = await findDeadReferences({ codename, value: document, locate }, context);
    const unpayable = await findUnpayableItems({ filled, locate }, context);
    const unbookable = await findUnbookableItems({ codename, locate }, context);
    for (const warning of [...warnings, ...dead.items, ...unpayable, ...unbookable])
      context.print(describeWarning(warning));
    if (dead.pictures.length === 0) context.print(`${file}: the store "${codename}" is valid`);
    return dead.pictures;
  } catch (error) {
    if (error instanceof SourceRefused) return error.errors;
    throw error;
  }
}

export const validate: Command = {
  usage: '<file>...',
  summary: 'Check store files, YAML or JSON; needs a database only to find the pictures and items they use',
  async run(files, context) {
    if (files.length === 0) throw new UsageError('Give a file');
    const errors: SourceError[] = [];
    for (const file of files.map(readFile)) errors.push(...(await errorsOf(file, context)));
    if (errors.length > 0) throw new SourceRefused(errors);
  },
};

export const apply: Command = {
  usage: '<file> [--message <why>] [--author <who>] [--force]',
  summary: "Check a store file and make it the store's current revision",
  async run(args, context) {
    const { print } = context;
    const { options, words } = readOptions(args, { ...changeOptions, force: { type: 'boolean' } });
    const source = readFile(onlyWord(words, 'file'));
    const { document, filled, warnings, locate } = checkStore(source.text, source.file);
    const { codename } = filled;
    const store = await context.admin();
    const dead = await findDeadReferences({ codename, value: document, locate }, context);
    const unpayable = await findUnpayableItems({ filled, locate }, context);
    const unbookable = await findUnbookableItems({ codename, locate }, context);
    for (const warning of [...warnings, ...dead.pictures, ...dead.items, ...unpayable, ...unbookable])
      print(describeWarning(warning));
    const { revision, changed } = await store.apply(codename, source, { ...changeFrom(options), force: options.force });
    print(
      changed
        ? `"${codename}" is now at revision ${revision}`
        : `"${codename}" already has exactly this configuration; it stays at revision ${revision}`,
    );
  },
};

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

export const list: Command = {
  usage: '',
  summary: 'List the stores with their current revisions',
  async run(words, { admin, print }) {
    if (words.length > 0) throw new UsageError('list takes no arguments');
    const stores = await (await admin()).list();
    if (stores.length === 0) print('There are no stores yet');
    else {
      const rows = stores.map(({ codename, revision, applied_at, name }) => [
        codename,
        String(revision),
        moment(applied_at),
        name,
      ]);
      print(table(['CODENAME', 'REVISION', 'SINCE', 'NAME'], rows));
    }
  },
};

export const history: Command = {
  usage: '<codename>',
  summary: "List a store's revisions, newest first: when each became current, who did it and why",
  async run(words, { admin, print }) {
    const revisions = await (await admin()).history(onlyWord(words, 'codename'));
    const rows = revisions.map(({ number, current, checksum, moves }) => [
      `${number}${current ? ' (current)' : ''}`,
      checksum.slice(0, 12),
      moves.map(({ cause, ...move }) => `${cause} ${changedBy(move)}`).join(', '),
    ]);
    print(table(['REVISION', 'CHECKSUM', 'MADE CURRENT BY'], rows));
  },
};

export const rollback: Command = {
  usage: '<codename> [<revision>] [--message <why>] [--author <who>]',
  summary: 'Make an earlier revision current again; without a number, the one before the current',
  async run(args, { admin, print }) {
    const { options, words } = readOptions(args, changeOptions);
    const [store, to, ...more] = words;
    if (!store || more.length > 0) throw new UsageError('Give one codename, and at most one revision');
    const number = revisionNumber(to);
    const { revision, changed } = await (await admin()).rollback(store, number, changeFrom(options));
    print(changed ? `"${store}" is at revision ${revision} again` : `"${store}" is at revision ${revision} already`);
  },
};
