import { storeSourceBytes } from '../__generated__/limits';
import { fillStore } from './fill-defaults';
import type { Issue, SourceError } from './issue';
import { parseSource, refuse } from './parse-source';
import { actionValues } from './rules/actions';
import { commerce } from './rules/commerce';
import { companionFields, documentSize, menuEntries } from './rules/settings';
import { deadLinks, linkValues } from './rules/links';
import type { Rule, FilledStore, StoreDocument } from './store-document';
import { segmentSources, uniqueIds } from './rules/references';
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
  document: StoreDocument;
  /** The revision that the file was exported from. */
  base: number | undefined;
  filled: FilledStore;
  warnings: readonly SourceError[];
  locate: (issue: Issue) => SourceError;
  /** For conflicts that only the database knows. */
  refuse: (issues: readonly Issue[]) => never;
}

/** @throws SourceRefused with all errors. */
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
