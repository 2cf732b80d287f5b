/**
 * Replaces the `graphql` package in the browser's bundle, where documents are trusted by id and nothing is parsed:
 * graphql-request needs only these exports.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

export const OperationTypeNode = { QUERY: 'query', MUTATION: 'mutation', SUBSCRIPTION: 'subscription' } as const;

export class GraphQLError extends Error {
  override readonly name = 'GraphQLError';
}

/** A document that is not already text cannot be printed here. */
export const print = String;

export function parse(): never {
  throw new Error('The browser parses no GraphQL');
}
