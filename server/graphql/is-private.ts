import { type DocumentNode, type GraphQLSchema, getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Its result is one customer's, or its variables hold a position: POST only, never cached. */
export function isPrivate(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let hasPrivatePart = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        hasPrivatePart ||=
          types.getFieldDef()?.astNode?.directives?.some(({ name }) => name.value === 'private') ?? false;
      },
      VariableDefinition() {
        hasPrivatePart ||= getNamedType(types.getInputType())?.name === 'PositionInput';
      },
    }),
  );
  return hasPrivatePart;
}
