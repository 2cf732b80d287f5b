import { writeFileSync } from 'node:fs';
import { summaryOf } from '../../modules/store-files/apply-file';
import { columnsOf } from '../../modules/store-files/csv-columns';
import { exportFile } from '../../modules/store-files/export-file';
import { formatOf, parseResourceFile } from '../../modules/store-files/read-file';
import { type Entry, type Format, type ResourceName, resources } from '../../modules/store-files/resource';
import { describeWarning, SourceRefused } from '../../store-check/issue';
import { didYouMean } from '../../store-check/message-text';
import {
  changedBy,
  changeFrom,
  changeOptions,
  type Command,
  type CommandContext,
  readFile,
  readOptions,
  table,
  UsageError,
} from '../command';
import { refuseAll, resultOrErrors } from '../check-files';
import { findDeadReferences } from '../dead-references';
import { printRebased } from '../print-rebased';
import { schemaLine } from '../schema-line';
import { warnOfEntries, warnOfList } from '../selling';

const applyOptions = {
  ...changeOptions,
  force: { type: 'boolean' },
  only: { type: 'string' },
  'delete-missing': { type: 'boolean' },
  reorder: { type: 'boolean' },
} as const;

function fieldNames(text: string | undefined, name: ResourceName): string[] | undefined {
  if (text === undefined) return undefined;
  const columns = columnsOf(resources[name]);
  const fields = [...new Set(columns.flatMap((column) => [column.name, column.field]))];
  return text.split(',').map((part) => {
    const field = part.trim() === 'stock' ? (resources[name].stock ?? part) : part.trim();
    if (!fields.includes(field)) {
      throw new UsageError(`${name} has no field "${field}". ${didYouMean(field, fields) ?? ''}`.trim());
    }
    return columns.find((column) => column.name === field)?.field ?? field;
  });
}

function codenameAndFile([codename, file, ...more]: readonly string[]) {
  if (!codename || !file || more.length > 0) throw new UsageError('Give one codename and one file');
  return { codename, file };
}

const pick = (entry: Entry, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => fields.includes(field)));

async function exportResource(name: ResourceName, args: readonly string[], { admin, print }: CommandContext) {
  const { options, words } = readOptions(args, { format: { type: 'string' } });
  const [codename, file, ...more] = words;
  if (!codename || more.length > 0) throw new UsageError('Give one codename, and at most one file');
  const format = options.format ?? (file ? formatOf(file) : 'yaml');
  if (format !== 'yaml' && format !== 'csv') throw new UsageError('The format is yaml or csv');
  const exported = await (await admin()).exportResource(codename, name);
  const line = name === 'items' && format === 'yaml' ? schemaLine('items', file) : '';
  const text = line + exportFile(resources[name], exported, format satisfies Format);
  if (!file) return print(text.trimEnd());
  writeFileSync(file, text);
  print(`${file} has the ${name} of "${codename}": ${exported.entries.length}, revision ${exported.revision}`);
}

async function applyResource(name: ResourceName, args: readonly string[], context: CommandContext, dryRun: boolean) {
  const { options, words } = readOptions(args, applyOptions);
  const { codename, file } = codenameAndFile(words);
  const only = fieldNames(options.only, name);
  if (only && (options['delete-missing'] || options.reorder)) {
    throw new UsageError('--only changes single fields; it cannot be combined with --delete-missing or --reorder');
  }
  const source = readFile(file);
  const { entries, locate } = parseResourceFile(resources[name], source);
  const admin = await context.admin();
  const appliedFields = only ? entries.map((entry) => pick(entry, only)) : entries;
  const value = { [resources[name].list]: appliedFields };
  const dead = await findDeadReferences({ codename, value, locate }, context);
  const { result: applied, errors } = await resultOrErrors(() =>
    admin.applyResource(codename, name, source, {
      ...changeFrom(options),
      only,
      deleteMissing: options['delete-missing'],
      reorder: options.reorder,
      force: options.force,
      dryRun: dryRun || dead.pictures.length > 0,
    }),
  );
  refuseAll([...errors, ...dead.pictures]);
  const parsed = { codename, entries, locate };
  const isOfDocument = name === 'payments' || name === 'carriers';
  const selling = [
    ...(name === 'items' ? await warnOfEntries(parsed, context) : []),
    ...(isOfDocument && !dryRun ? await warnOfList(parsed, resources[name], context) : []),
  ];
  for (const warning of [...dead.items, ...selling]) context.print(describeWarning(warning));
  if (!applied) throw new SourceRefused(errors);
  const summary = summaryOf(applied);
  if (dryRun) return context.print(`${file} is valid: ${summary || 'it changes nothing'}`);
  context.print(
    summary
      ? `The ${name} of "${codename}" are now at revision ${applied.revision}: ${summary}`
      : `"${codename}" has exactly these ${name} already; they stay at revision ${applied.revision}`,
  );
  printRebased(applied.rebased, context);
}

async function showHistory(name: ResourceName, words: readonly string[], { admin, print }: CommandContext) {
  const [codename, ...more] = words;
  if (!codename || more.length > 0) throw new UsageError('Give one codename');
  const changes = await (await admin()).resourceHistory(codename, name);
  const rows = changes.map(({ revision, summary, ...change }) => [String(revision), summary, changedBy(change)]);
  print(table(['REVISION', 'CHANGE', 'MADE'], rows));
}

export const resourceCommand = (name: ResourceName): Command => ({
  usage: 'export|validate|apply|history <codename> [<file>]',
  summary: `Files of a store's ${name}, YAML or CSV: --only a,b, --delete-missing, --reorder, --message, --author, --force`,
  async run([action, ...words], context) {
    if (action === 'export') return exportResource(name, words, context);
    if (action === 'validate') return applyResource(name, words, context, true);
    if (action === 'apply') return applyResource(name, words, context, false);
    if (action === 'history') return showHistory(name, words, context);
    throw new UsageError(
      action ? `${name} has no "${action}"` : `Give export, validate, apply or history after ${name}`,
    );
  },
});
