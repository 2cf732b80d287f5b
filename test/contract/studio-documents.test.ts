import { getNamedType, isAbstractType, Kind, type SelectionSetNode, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import studioDocuments from '../../server/__generated__/studio-documents.json';
import { readTrustedDocuments } from '../../server/graphql/trusted-documents';
import { studioSchema } from '../../server/studio/schema';

const documents = [...readTrustedDocuments(studioSchema, studioDocuments).values()];

/** The paths of fields whose answer may be of several types, and does not say which. */
function untold({ node }: (typeof documents)[number]): string[] {
  const fragments = new Map(
    node.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [],
    ),
  );
  const tells = ({ selections }: SelectionSetNode): boolean =>
    selections.some((one) => {
      if (one.kind === Kind.FIELD) return one.name.value === '__typename';
      const inner = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : undefined;
      return inner ? tells(inner) : false;
    });
  const types = new TypeInfo(studioSchema);
  const found: string[] = [];
  visit(
    node,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        if (selectionSet && isAbstractType(getNamedType(types.getType())) && !tells(selectionSet))
          found.push(name.value);
      },
    }),
  );
  return found;
}

test.each(documents.map((document) => [document.name, document] as const))(
  '%s asks which type each answer is of, which its types promise',
  (_name, document) => {
    expect(untold(document)).toEqual([]);
  },
);
