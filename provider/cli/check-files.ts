import { storeSourceBytes } from '../__generated__/limits';
import { formatOf } from '../modules/store-files/read-file';
import { resources } from '../modules/store-files/resource';
import { type CheckedStore, checkStore } from '../store-check/check-store';
import { describeWarning, type SourceError, type SourceFile, SourceRefused } from '../store-check/issue';
import { parseSource } from '../store-check/parse-source';
import type { CommandContext } from './command';
import { findDeadReferences } from './dead-references';
import { checkSellingOf } from './selling';

type Context = Pick<CommandContext, 'admin' | 'hasDatabase' | 'print'>;

/** @throws SourceRefused with the errors in the order of lines, if there are any */
export function refuseAll(errors: readonly SourceError[]) {
  if (errors.length === 0) return;
  throw new SourceRefused([...errors].sort((one, other) => one.line - other.line || one.column - other.column));
}

export async function resultOrErrors<T>(
  work: () => T | Promise<T>,
): Promise<{ result?: T; errors: readonly SourceError[] }> {
  try {
    return { result: await work(), errors: [] };
  } catch (error) {
    if (error instanceof SourceRefused) return { errors: error.errors };
    throw error;
  }
}

const isSet = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function otherCommand({ file }: SourceFile, value: unknown): SourceError[] {
  const resource = Object.values(resources).find(({ list }) => isSet(value) && list in value && !('app' in value));
  if (!resource && formatOf(file) !== 'csv') return [];
  const { name } = resource ?? resources.items;
  const hint = `Its command is: npm run store -- ${name} validate <codename> ${file}`;
  return [{ file, line: 1, column: 1, path: '', reason: `is a file of ${name}, not of a store`, hint }];
}

const isStored = async (codename: string, { admin, hasDatabase }: Context) =>
  hasDatabase() && (await (await admin()).list()).some((store) => store.codename === codename);

/**
 * Checks a whole store file: its fields, links, pictures, rules that need the database, and whether somebody can buy.
 * Prints warnings. A new store cannot have pictures yet, so missing pictures are only warnings for it.
 * @throws SourceRefused with all errors
 */
export async function checkStoreFile(source: SourceFile, context: Context): Promise<CheckedStore> {
  const { file, text } = source;
  if (formatOf(file) === 'csv') refuseAll(otherCommand(source, undefined));
  const parsed = parseSource(text, file, storeSourceBytes);
  refuseAll(otherCommand(source, parsed.value));
  const { result: store, errors } = await resultOrErrors(() => checkStore(text, file));
  const name: unknown = isSet(parsed.value) ? parsed.value.codename : undefined;
  const codename = typeof name === 'string' ? name : '';
  const { locate, value } = parsed;
  const dead = await findDeadReferences({ codename, value, locate }, context);
  const isKnown = await isStored(codename, context);
  const selling = store ? await checkSellingOf(store, context) : { errors: [], warnings: [] };
  const pictures = isKnown ? [] : dead.pictures;
  const warnings = [...(store?.warnings ?? []), ...pictures, ...dead.items, ...selling.warnings];
  for (const warning of warnings) context.print(describeWarning(warning));
  refuseAll([...errors, ...(isKnown ? dead.pictures : []), ...selling.errors]);
  if (!store) throw new SourceRefused(errors);
  return store;
}
