import type { Issue } from '../issue';
import type { FilledStore } from '../store-document';

/** What a schema can't say; it sees only documents that fit the schema. */
export type Rule = (store: FilledStore) => Issue[];
