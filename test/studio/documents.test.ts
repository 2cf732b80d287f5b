import {
  buildSchema,
  isUnionType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import documents from '../../server/__generated__/studio-documents.json';
import { studioSdl } from '../../server/__generated__/studio-sdl';

const schema = buildSchema(studioSdl);

/** A fragment is looked at where it is defined. */
const tellsType = ({ selections }: SelectionSetNode) =>
  selections.every(({ kind }) => kind === Kind.FRAGMENT_SPREAD) ||
  selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename');

const byName = Object.values(documents as Record<string, string>).map(
  (text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '', text] as const,
);

test.each(byName)('%s asks which member of a union it is answered with', (_name, text) => {
  const types = new TypeInfo(schema);
  const silent: string[] = [];
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      SelectionSet(node) {
        const type = types.getParentType();
        if (isUnionType(type) && !tellsType(node)) silent.push(type.name);
      },
    }),
  );
  expect(silent).toEqual([]);
});
