import type { RevisionRecord } from '../../modules/stores/queries/history';
import { changesText } from '../../store-check/document-changes';
import { type SourceError, SourceRefused } from '../../store-check/issue';
import { checkStoreFile, resultOrErrors } from '../check-files';
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
import { printRebased } from '../print-rebased';
import { schemaLine } from '../schema-line';
import { writeFileSync } from 'node:fs';
import { toYaml } from '../../store-check/to-yaml';

async function validateFile(file: string, context: CommandContext) {
  const source = readFile(file);
  const { codename } = (await checkStoreFile(source, context)).filled;
  if (context.hasDatabase()) await (await context.admin()).apply(codename, source, { dryRun: true });
  context.print(`${file}: the store "${codename}" is valid`);
}

export const validate: Command = {
  usage: '<file>...',
  summary:
    'Check store files, YAML or JSON, as apply does: fields, links, pictures, what other stores have, and whether somebody can buy',
  async run(files, context) {
    if (files.length === 0) throw new UsageError('Give a file');
    const errors: SourceError[] = [];
    for (const file of files) errors.push(...(await resultOrErrors(() => validateFile(file, context))).errors);
    if (errors.length > 0) throw new SourceRefused(errors);
  },
};

export const apply: Command = {
  usage: '<file> [--message <why>] [--author <who>] [--force]',
  summary: "Check a store file and make it the store's current revision",
  async run(args, context) {
    const { options, words } = readOptions(args, { ...changeOptions, force: { type: 'boolean' } });
    const source = readFile(onlyWord(words, 'file'));
    const { codename } = (await checkStoreFile(source, context)).filled;
    const store = await context.admin();
    const { revision, changed, rebased } = await store.apply(codename, source, {
      ...changeFrom(options),
      force: options.force,
    });
    context.print(
      changed
        ? `"${codename}" is now at revision ${revision}`
        : `"${codename}" already has exactly this configuration; it stays at revision ${revision}`,
    );
    printRebased(rebased, context);
  },
};

export const exportStore: Command = {
  usage: '<codename>[@<revision>] [<file>]',
  summary: "Print a store's current configuration, or that of a revision, as YAML; or write it to a file",
  async run([store, file, ...more], { admin, print }) {
    if (!store || more.length > 0) throw new UsageError('Give one codename, and at most one file');
    const [codename = '', revision] = store.split('@');
    const exported = await (await admin()).export(codename, revisionNumber(revision));
    const text = schemaLine('store', file) + toYaml(exported.document, exported.revision);
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

type Move = RevisionRecord['moves'][number];

function moveText({ cause, changes, ...move }: Move, isLater: boolean): string {
  const undone = isLater && changes.length > 0 ? ` (${changesText(changes)})` : '';
  return `${cause}${undone} ${changedBy(move)}`;
}

export const history: Command = {
  usage: '<codename>',
  summary: "List a store's revisions, newest first: when each became current, who did it and why",
  async run(words, { admin, print }) {
    const revisions = await (await admin()).history(onlyWord(words, 'codename'));
    const rows = revisions.map(({ number, current, checksum, moves: [first, ...more] }) => [
      `${number}${current ? ' (current)' : ''}`,
      checksum.slice(0, 12),
      changesText(first?.changes ?? []),
      [first, ...more].flatMap((move, index) => (move ? [moveText(move, index > 0)] : [])).join(', '),
    ]);
    print(table(['REVISION', 'CHECKSUM', 'CHANGE', 'MADE CURRENT BY'], rows));
  },
};

const maxLines = 50;

function undoneText(changes: readonly string[]): string {
  const more = changes.length > maxLines ? [`and ${changes.length - maxLines} more`] : [];
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  return [`Undone by ${count}:`, ...[...changes.slice(0, maxLines), ...more].map((line) => `  ${line}`)].join('\n');
}

export const rollback: Command = {
  usage: '<codename> [<revision>] [--message <why>] [--author <who>]',
  summary: 'Make an earlier revision current again; without a number, the one before the current',
  async run(args, context) {
    const { admin, print } = context;
    const { options, words } = readOptions(args, changeOptions);
    const [store, to, ...more] = words;
    if (!store || more.length > 0) throw new UsageError('Give one codename, and at most one revision');
    const number = revisionNumber(to);
    const { revision, changed, changes, rebased } = await (await admin()).rollback(store, number, changeFrom(options));
    if (!changed) return print(`"${store}" is at revision ${revision} already`);
    print(`"${store}" is at revision ${revision} again`);
    if (changes.length > 0) print(undoneText(changes));
    printRebased(rebased, context);
  },
};
