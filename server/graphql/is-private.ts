import { type DocumentNode, type GraphQLSchema, getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** A position is personal, and free days change at any moment. */
const uncached = new Set(['PositionInput', 'DaysInput']);

/** Whether a result belongs to one customer or must not be cached. Such operations are accepted only by POST. */
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
