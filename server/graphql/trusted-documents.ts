import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { isPrivate } from './is-private';

/** An operation that the build wrote down: the only kind that is executed. */
export interface TrustedDocument {
  readonly id: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** It goes by POST alone, and its answer is kept nowhere. */
  readonly isPrivate: boolean;
  readonly node: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>;

/** @throws Error where a document does not fit the schema: the build was not made of one piece. */
export function readTrustedDocuments(schema: GraphQLSchema, texts: Readonly<Record<string, string>>): TrustedDocuments {
  return new Map(Object.entries(texts).map(([id, text]) => [id, readDocument(schema, id, text)]));
}

/** Operations of earlier builds, for tabs that are still open. One that the schema has outgrown is left out. */
export function readPreviousDocuments(
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
): TrustedDocuments {
  const documents = new Map<string, TrustedDocument>();
  for (const [id, text] of Object.entries(texts)) {
    try {
      documents.set(id, readDocument(schema, id, text));
    } catch {
      // Its tab is told that the operation is unknown, and loads the page anew.
    }
  }
  return documents;
}

function readDocument(schema: GraphQLSchema, id: string, text: string): TrustedDocument {
  const node = parse(text, { noLocation: true });
  const errors = validate(schema, node);
  const operations = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation?.name || operations.length !== 1) throw new Error(`${id} is not one named operation`);
  if (errors.length > 0)
    throw new Error(
      `${operation.name.value} does not fit the schema: ${errors.map(({ message }) => message).join('; ')}`,
    );
  return {
    id,
    name: operation.name.value,
    kind: operation.operation,
    isPrivate: isPrivate(schema, node),
    node,
    operation,
  };
}
