import { isFields } from '../../shared/documents/entries';

const titles = ['name', 'title', 'label', 'service', 'unique_id', 'alt'];

/** What people call an entry of a document. */
export function titleOf(entry: unknown): string | undefined {
  if (!isFields(entry)) return undefined;
  const title = titles.map((field) => entry[field]).find((value) => typeof value === 'string' && value.trim() !== '');
  return title as string | undefined;
}
