import { ActionCode } from '../../__generated__/codes';
import type { DocumentIssue, Path } from '../issue';
import { linksIn } from './links';

/** What opens an item: a link in a text, or an action. */
export interface ItemReference {
  id: string;
  path: Path;
  /** Null for an action, which has the id alone. */
  link: string | null;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The actions anywhere in a document that opens an item, valid or not. */
function actionsIn(value: unknown, path: Path): ItemReference[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => actionsIn(entry, [...path, index]));
  if (!isFields(value)) return [];
  const isAction = path.at(-2) === 'ctas' && value.type === ActionCode.ITEM && typeof value.value === 'string';
  if (isAction) return [{ id: String(value.value), path: [...path, 'value'], link: null }];
  return Object.entries(value).flatMap(([key, entry]) => actionsIn(entry, [...path, key]));
}

/** All items that a document opens. Only the database knows whether the store has them. */
export const itemReferences = (document: unknown): ItemReference[] => [
  ...linksIn(document).flatMap(({ folder, id, path, text }) => (folder === 'p' ? [{ id, path, link: text }] : [])),
  ...actionsIn(document, []),
];

export const missingItem = ({ id, path, link }: ItemReference): DocumentIssue =>
  link === null
    ? { path, reason: `the store has no item "${id}"`, code: 'UNKNOWN_ITEM', params: { value: id } }
    : {
        path,
        reason: `${link} is a dead link: the store has no item "${id}"`,
        code: 'DEAD_ITEM_LINK',
        params: { link },
      };
