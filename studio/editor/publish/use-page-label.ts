import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useWords } from '../../words/use-words';
import type { StorePage } from './changed-pages';

/** What people call a page of the store; suspends until the words are loaded. */
export function usePageLabel() {
  const m = useStudioMessages();
  const words = useWords();
  return ({ name, field }: StorePage) => {
    const title = field ? words[field].name : name;
    return title === null ? m('publish.weight-home') : m('publish.weight-page', { name: title });
  };
}
