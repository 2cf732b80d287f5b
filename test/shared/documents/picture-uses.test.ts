import schema from '../../../schema/store/store.schema.json';
import { pictureUses } from '../../../shared/documents/picture-uses';
import { toPointer } from '../../../shared/documents/pointers';

interface Node {
  $ref?: string;
  properties?: Record<string, Node>;
  items?: Node;
  oneOf?: Node[];
  anyOf?: Node[];
}

const definitions = schema.definitions as unknown as Record<string, Node>;
const picture = 'listimage/kopi~susu.webp';

type Path = (string | number)[];

/** The path of every field of the schema that holds a picture. */
function pictureFields(node: Node, path: Path = [], seen: string[] = []): Path[] {
  const name = node.$ref?.replace('#/definitions/', '') ?? '';
  if (name === 'media') return [path];
  if (name !== '') {
    const definition = definitions[name];
    return definition && !seen.includes(name) ? pictureFields(definition, path, [...seen, name]) : [];
  }
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([key, field]) => pictureFields(field, [...path, key], seen)),
    ...(node.items ? pictureFields(node.items, [...path, 0], seen) : []),
    ...[...(node.oneOf ?? []), ...(node.anyOf ?? [])].flatMap((one) => pictureFields(one, path, seen)),
  ];
}

/** What only tells about pictures shows none. */
const shows = (path: Path) => path[0] !== 'pictures';

const fields = [
  ...new Map(
    pictureFields(schema as Node)
      .filter(shows)
      .map((path) => [toPointer(path), path]),
  ).entries(),
];

function documentWith([step, ...rest]: Path): unknown {
  if (step === undefined) return picture;
  return typeof step === 'number' ? [documentWith(rest)] : { [step]: documentWith(rest) };
}

test('the schema has pictures in the app, in components and in segments', () => {
  const pointers = fields.map(([pointer]) => pointer);
  for (const pointer of ['/app/app_icon', '/app/slider/0/image', '/components/0/icon'])
    expect(pointers).toContain(pointer);
  expect(fields.length).toBeGreaterThanOrEqual(12);
});

test.each(fields)('a picture at %s is found', (pointer, path) => {
  expect(pictureUses(documentWith(path))).toEqual([{ picture, pointer }]);
});

test('what tells about a picture does not show it', () => {
  expect(pictureUses({ pictures: [{ picture }] })).toEqual([]);
});

test.each([
  ['<img src="/media/listimage/a.webp">', ['listimage/a.webp']],
  ['<img src="/images/480/popup/b.webp"><img src="/images/96/popup/b.webp">', ['popup/b.webp']],
  ['<img src="https://contoh.test/listimage/a.webp">', []],
  ['Lihat listimage/a.webp', []],
  ['listimage/', []],
  ['video/a.webp', []],
])('the text %s names %j', (html, pictures) => {
  expect(pictureUses({ components: [{ content: html }] }).map((use) => use.picture)).toEqual(pictures);
});

test('every use of a picture is found, with escaped names', () => {
  expect(pictureUses({ 'a/b': picture, c: [picture, 3, null, 'x'] })).toEqual([
    { picture, pointer: '/a~1b' },
    { picture, pointer: '/c/0' },
  ]);
});
