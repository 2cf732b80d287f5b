import type { MessageKey, MessageValues } from '../__generated__/messages/keys';
import type { SchemaKey } from '../__generated__/schema-keys';
import type { DraftIssue } from '../../machines/studio/draft-sheet';
import type { Json } from '../editor/editor';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { entryName } from './entry-name';
import { useWords, type WordsTable } from './use-words';

type Params = DraftIssue['params'];

const fieldName = (words: WordsTable, key: string) => (Object.hasOwn(words, key) ? words[key as SchemaKey].name : key);

/** `components[2].view_uid` as a JSON pointer. */
const pointerOf = (path: string) => `/${path.replace(/\[(\d+)\]/g, '/$1').replaceAll('.', '/')}`;

const partOf = (pointer: string) => pointer.replace(/(\/\d+)\/[^/]*$/, '$1');

/** Issues name fields by the keys of their words, and parts by their paths. */
const inWords = (params: Params, words: WordsTable, document: Json): Params => ({
  ...params,
  ...(typeof params.field === 'string' && { field: fieldName(words, params.field) }),
  ...(typeof params.place === 'string' && { place: entryName(document, partOf(pointerOf(params.place)), words) }),
});

/** The sentence of an issue in the reader's language; without one, the provider's reason. */
export function useIssueText(document: Json): (issue: DraftIssue) => string {
  const m = useStudioMessages();
  const words = useWords();
  return ({ code, params, reason }) => {
    const key = `issue.${code}`;
    const sentence = m(key as MessageKey, inWords(params, words, document) as MessageValues[MessageKey] & object);
    return sentence === key ? reason : sentence;
  };
}
