import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
} from 'graphql';

/** An operation that the build wrote down: the only kind that is executed. */
export interface TrustedDocument {
  readonly id: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Its variables say where the visitor is: they may stand in no address. */
  readonly isPrivate: boolean;
  readonly node: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>;

/** @throws Error where a document does not fit the schema: the build was not made of one piece. */
export function readTrustedDocuments(schema: GraphQLSchema, texts: Readonly<Record<string, string>>): TrustedDocuments {
  return new Map(Object.entries(texts).map(([id, text]) => [id, readDocument(schema, id, text)]));
}

function readDocument(schema: GraphQLSchema, id: string, text: string): TrustedDocument {
  const node = parse(text, { noLocation: true });
  const wrong = validate(schema, node);
  const operations = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation?.name || operations.length !== 1) throw new Error(`${id} is not one named operation`);
  if (wrong.length > 0)
    throw new Error(
      `${operation.name.value} does not fit the schema: ${wrong.map(({ message }) => message).join('; ')}`,
    );
  const isPrivate = operation.variableDefinitions?.some(({ type }) => /\bPositionInput\b/.test(print(type))) ?? false;
  return { id, name: operation.name.value, kind: operation.operation, isPrivate, node, operation };
}
