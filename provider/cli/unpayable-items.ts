import { withDefaults } from '../store-check/fill-defaults';
import type { Issue, SourceError } from '../store-check/issue';
import { unpayableItems, unpayableTypes } from '../store-check/rules/payments';
import type { FilledStore, StoredPaymentOption } from '../store-check/store-document';
import type { CommandContext } from './command';

type Locate = (issue: Issue) => SourceError;
type Context = Pick<CommandContext, 'admin' | 'hasDatabase'>;

async function storedTypes(codename: string, { admin, hasDatabase }: Context): Promise<number[]> {
  if (!hasDatabase()) return [];
  return (await (await admin()).findMissing(codename, { pictures: [], items: [] })).item_types;
}

/** Warnings about the store's items that no payment option of its file pays for. */
export async function findUnpayableItems(
  { filled, locate }: { filled: FilledStore; locate: Locate },
  context: Context,
): Promise<SourceError[]> {
  const types = await storedTypes(filled.codename, context);
  return unpayableTypes(types, filled.app.payment_options).map((type) =>
    locate(unpayableItems(type, ['app', 'payment_options'])),
  );
}

async function storedOptions(codename: string, { admin }: Context): Promise<StoredPaymentOption[]> {
  const { document } = await (await admin()).export(codename);
  return withDefaults(document).app.payment_options;
}

interface ResourceFile {
  codename: string;
  entries: readonly Record<string, unknown>[];
  locate: Locate;
}

/** Warnings about the items of a file that no payment option of the store pays for. */
export async function findUnpayableEntries({ codename, entries, locate }: ResourceFile, context: Context) {
  const types = entries.map(({ type }) => Number(type));
  return unpayableTypes(types, await storedOptions(codename, context)).map((type) =>
    locate(unpayableItems(type, ['items', types.indexOf(type), 'type'])),
  );
}

/** Warnings about the store's items that its payment options do not pay for. */
export async function findUnpayableOfStore({ codename, locate }: Omit<ResourceFile, 'entries'>, context: Context) {
  const types = await storedTypes(codename, context);
  return unpayableTypes(types, await storedOptions(codename, context)).map((type) =>
    locate(unpayableItems(type, ['payment_options'])),
  );
}
