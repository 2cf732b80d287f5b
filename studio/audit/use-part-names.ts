import type { Fields } from '../../shared/documents/entries';
import { fromPointer } from '../../shared/documents/pointers';
import { useLocale } from '../../src/i18n/use-messages';
import { nameAt } from '../changes/name-at';
import { currencyOf } from '../changes/sentences';
import { namesById } from '../changes/values';
import { groupOf } from '../editor/form/app-groups';
import { placeOf } from '../editor/form/place';
import { listAt, textAt } from '../editor/values';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { useWords } from '../words/use-words';

const maxNames = 5;

/**
 * Says which parts of the store's document an entry is about: sections and forms by the names that they have now, fields
 * by the form that has them. Suspends until the words are loaded.
 * @param document as it is now; null if it could not be loaded
 */
export function usePartNames(document: Fields | null) {
  const m = useStudioMessages();
  const words = useWords();
  const locale = useLocale();

  function nameOf(part: string): string {
    const [list = '', id] = fromPointer(part);
    const group = groupOf(placeOf(part));
    if (group) return m(`form.group.${group}`);
    if (document === null || id === undefined) return nameAt(document ?? {}, `/${list}`, speech);
    const at = listAt(document, `/${list}`).findIndex((entry) => textAt(entry, 'view_uid') === id);
    return at < 0 ? m('audit.part-gone') : nameAt(document, `/${list}/${at}`, speech);
  }

  const speech = {
    m,
    words,
    locale,
    currency: currencyOf(document ?? {}),
    names: namesById(document ?? {}),
  };
  return (parts: readonly string[]): string => {
    const names = [...new Set(parts.map(nameOf))];
    const first = names.slice(0, maxNames).join(', ');
    const more = names.length - maxNames;
    return more > 0 ? m('audit.and-more', { names: first, count: more }) : first;
  };
}
