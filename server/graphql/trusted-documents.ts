import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { isPrivate } from './is-private';

export interface TrustedDocument {
  readonly id: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly isPrivate: boolean;
  readonly node: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>;

/** @throws Error if a document does not fit the schema: the build is inconsistent. */
export function readTrustedDocuments(schema: GraphQLSchema, texts: Readonly<Record<string, string>>): TrustedDocuments {
  return new Map(Object.entries(texts).map(([id, text]) => [id, readDocument(schema, id, text)]));
}

/** Operations of earlier builds, for open tabs. Those that no longer fit the schema are left out. */
export function readPreviousDocuments(
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
): TrustedDocuments {
  const documents = new Map<string, TrustedDocument>();
  for (const [id, text] of Object.entries(texts)) {
    try {
      documents.set(id, readDocument(schema, id, text));
    } catch {
      // An open tab gets "unknown operation", and reloads the page.
    }
  }
  return documents;
}

function readDocument(schema: GraphQLSchema, id: string, text: string): TrustedDocument {
  const node = parse(text, { noLocation: true });
  const errors = validate(schema, node);
  const operations = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation?.name || operations.length !== 1) throw new Error(`${id} must be exactly one named operation`);
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
