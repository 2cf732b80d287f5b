import { GraphQLError } from 'graphql';

/** The last line: what was thrown outside of an execution leaves the server only if GraphQL itself said it. */
export function maskUnforeseen(error: unknown): Error {
  if (error instanceof GraphQLError && !error.originalError) return error;
  return new GraphQLError('Something went wrong.', { extensions: { code: 'INTERNAL' } });
}
