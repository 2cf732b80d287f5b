import { type DocumentNode, type GraphQLSchema, getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** A position is personal, and days are asked for as they are free now. */
const uncached = new Set(['PositionInput', 'DaysInput']);

/** Its result is one customer's, or may not be kept: POST only, never cached. */
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
        hasPrivatePart ||= uncached.has(getNamedType(types.getInputType())?.name ?? '');
      },
    }),
  );
  return hasPrivatePart;
}
