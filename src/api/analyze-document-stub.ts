/** Replaces what graphql-request reads from a document: here it is an id, which says nothing of what it does. */
export const analyzeDocument = (document: string) => ({
  expression: document,
  isMutation: false,
  operationName: undefined,
});
