import type { SchemaKey } from '../../__generated__/schema-keys';
import type { DraftIssue } from '../../../machines/studio/draft-sheet';
import type { Json } from '../editor';
import type { FieldSchema } from './form-schema';
import { parentOf, valueAt } from '../values';
import { isRelevant } from './relevance';

/** What no page reads, and what comes with the document. */
const neverShown: ReadonlySet<SchemaKey> = new Set<SchemaKey>([
  'store.$schema',
  'store.codename',
  'store.revision',
  'app.label_default',
]);

/** Ids are made by the studio, and a category that makes a part what it is stays. */
const isMadeByStudio = ({ kind, const: fixed, $comment }: FieldSchema) =>
  (kind === 'uid' && !isReference($comment)) || fixed !== undefined;

const isReference = (key: SchemaKey) => key === 'segment.metas.component' || key.startsWith('formLine.show_if');

const hasIssue = (issues: readonly DraftIssue[], pointer: string) =>
  issues.some((issue) => issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`));

/** Whether a form has the field at a JSON pointer: English texts stand beside their originals. */
export function isShown(document: Json, issues: readonly DraftIssue[], pointer: string, schema: FieldSchema): boolean {
  if (pointer.endsWith('/en') || neverShown.has(schema.$comment) || isMadeByStudio(schema)) return false;
  const owner = parentOf(pointer);
  const holder = valueAt(document, parentOf(owner));
  return isRelevant(schema.$comment, valueAt(document, owner), document, holder) || hasIssue(issues, pointer);
}
