import { storeSourceBytes } from '../__generated__/limits';
import { fillStore } from './fill-defaults';
import type { Issue } from './issue';
import { parseSource } from './parse-source';
import { actionValues } from './rules/action-values';
import { commerce } from './rules/commerce';
import { companionFields } from './rules/companion-fields';
import { deadLinks } from './rules/dead-links';
import { documentSize } from './rules/document-size';
import { linkValues } from './rules/link-values';
import { menuEntries } from './rules/menu-entries';
import type { Rule } from './rules/rule';
import { segmentSources } from './rules/segment-sources';
import { uniqueIds } from './rules/unique-ids';
import { refuse } from './refuse';
import type { SourceError } from './source-error';
import type { FilledStore, StoreDocument } from './store-document';
import { storeWarnings } from './store-warnings';

const rules: readonly Rule[] = [
  uniqueIds,
  segmentSources,
  companionFields,
  menuEntries,
  actionValues,
  linkValues,
  deadLinks,
  commerce,
  documentSize,
];

export interface CheckedStore {
  /** As its author wrote it, without the revision. */
  document: StoreDocument;
  /** The revision that the file says it was exported from. */
  base: number | undefined;
  filled: FilledStore;
  /** What is allowed, and probably not meant. */
  warnings: readonly SourceError[];
  locate: (issue: Issue) => SourceError;
  /** Refuses it after all, for what only the database knows. */
  refuse: (issues: readonly Issue[]) => never;
}

/**
 * The one check of a store document, for the command line and for the provider.
 * @throws SourceRefused with everything that is wrong.
 */
export function checkStore(text: string, file: string): CheckedStore {
  const source = parseSource(text, file, storeSourceBytes);
  const whole: unknown = structuredClone(source.value);
  const misfits = fillStore(whole);
  if (misfits.length > 0) refuse(source, misfits);
  const { revision: base, ...store } = whole as FilledStore & { revision?: number };
  const { revision: _, ...document } = source.value as Record<string, unknown>;
  const issues = rules.flatMap((rule) => rule(store));
  if (issues.length > 0) refuse(source, issues);
  return {
    document,
    base,
    filled: store,
    warnings: storeWarnings(store).map((issue) => source.locate(issue)),
    locate: (issue) => source.locate(issue),
    refuse: (more) => refuse(source, more),
  };
}
