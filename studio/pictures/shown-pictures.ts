import { nameOfPicture } from './picture-title';
import type { LibraryPicture } from './use-library';

export const filters = ['all', 'unused'] as const;
export type Filter = (typeof filters)[number];

export const isUsed = ({ uses, items }: Pick<LibraryPicture, 'items' | 'uses'>) => uses.length > 0 || items > 0;

/** Places, not documents: what the draft and customers see at the same pointer counts once. */
export const placesOf = ({ uses }: Pick<LibraryPicture, 'uses'>) => [...new Set(uses.map(({ pointer }) => pointer))];

/** The pictures whose name has the words of a search, and that a filter leaves. */
export function shownPictures(pictures: readonly LibraryPicture[], search: string, filter: Filter) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter((picture) => {
    const name = nameOfPicture(picture).toLowerCase();
    return words.every((word) => name.includes(word)) && (filter === 'all' || (picture.isAdded && !isUsed(picture)));
  });
}
