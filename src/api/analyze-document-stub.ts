/** Replaces graphql-request's analysis of a document, because ours is an id, which says nothing about its operation. */
export const analyzeDocument = (document: string) => ({
  expression: document,
  isMutation: false,
  operationName: undefined,
});
