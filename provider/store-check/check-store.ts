import { fillStore } from './fill-defaults';
import type { Issue } from './issue';
import { parseSource } from './parse-source';
import { actionValues } from './rules/action-values';
import { commerce } from './rules/commerce';
import { companionFields } from './rules/companion-fields';
import { menuEntries } from './rules/menu-entries';
import type { Rule } from './rules/rule';
import { segmentSources } from './rules/segment-sources';
import { uniqueIds } from './rules/unique-ids';
import { refuse } from './refuse';
import type { FilledStore, StoreDocument } from './store-document';

const rules: readonly Rule[] = [uniqueIds, segmentSources, companionFields, menuEntries, actionValues, commerce];

export interface CheckedStore {
  document: StoreDocument;
  filled: FilledStore;
  /** Refuses it after all, for what only the database knows. */
  refuse: (issues: readonly Issue[]) => never;
}

/**
 * The one check of a store document, for the command line and for the provider.
 * @throws SourceRefused with everything that is wrong.
 */
export function checkStore(text: string, file: string): CheckedStore {
  const source = parseSource(text, file);
  const filled: unknown = structuredClone(source.value);
  const misfits = fillStore(filled);
  if (misfits.length > 0) refuse(source, misfits);
  const store = filled as FilledStore;
  const issues = rules.flatMap((rule) => rule(store));
  if (issues.length > 0) refuse(source, issues);
  return { document: source.value as StoreDocument, filled: store, refuse: (more) => refuse(source, more) };
}
