import { useLocale } from '../../src/i18n/use-messages';
import { nameAt } from '../changes/name-at';
import { currencyOf } from '../changes/sentences';
import { namesById } from '../changes/values';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { Loading } from '../revisions/use-loading';
import { useWords } from '../words/use-words';
import type { PictureDocuments } from './use-documents';
import type { LibraryPicture } from './use-library';
import { usePlaceText } from './use-place-text';

type Use = LibraryPicture['uses'][number];

export interface PicturePlace {
  readonly name: string;
  readonly kinds: ReadonlySet<Use['in']>;
  /** JSON pointer in the document that the editor shows; null where the editor does not have it. */
  readonly pointer: string | null;
}

/**
 * The places that show a picture, called by the names of their parts; the same place of several documents counts once.
 * Suspends until the words are loaded. Documents that could not be loaded have the kinds and numbers of their places.
 */
export function usePicturePlaces({ uses }: LibraryPicture, documents: Loading<PictureDocuments>): PicturePlace[] {
  const m = useStudioMessages();
  const words = useWords();
  const locale = useLocale();
  const placeText = usePlaceText();
  const loaded = documents.state === 'loaded' ? documents.value : null;
  const edited = loaded ? loaded.edited : Math.min(...uses.map(({ revision }) => revision));

  const nameOf = ({ revision, pointer }: Use) => {
    const document = loaded?.byRevision.get(revision);
    if (!document) return placeText(pointer);
    return nameAt(document, pointer, { m, words, locale, currency: currencyOf(document), names: namesById(document) });
  };
  const places = new Map<string, PicturePlace>();
  for (const use of uses) {
    const name = nameOf(use);
    const former = places.get(name);
    const pointer = use.revision === edited ? use.pointer : null;
    places.set(name, {
      name,
      kinds: new Set([...(former?.kinds ?? []), use.in]),
      pointer: pointer ?? former?.pointer ?? null,
    });
  }
  return [...places.values()];
}

const namedFirst = 5;

/** Says the first names of a list, and how many more there are. */
export function useNameList() {
  const m = useStudioMessages();
  return (names: readonly string[], count = names.length): string => {
    const first = names.slice(0, namedFirst);
    const more = count - first.length;
    return more > 0 ? m('pictures.and-more', { names: first.join(', '), count: more }) : first.join(', ');
  };
}
