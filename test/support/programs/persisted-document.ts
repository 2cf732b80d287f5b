import documents from '../../../server/__generated__/persisted-documents.json';

/** The id by which the facade knows an operation of the pages. */
export function documentId(operation: string): string {
  const found = Object.entries(documents).find(([, text]) =>
    new RegExp(`(query|mutation|subscription) ${operation}\\b`).test(text),
  );
  if (!found) throw new Error(`There is no operation ${operation}`);
  return found[0];
}

/** The path of a query as browsers request it. */
export const queryPath = (operation: string, store: string, lang: string, variables: object = {}) =>
  `/graphql?${new URLSearchParams({ store, lang, documentId: documentId(operation), variables: JSON.stringify(variables) })}`;
