import type { SchemaKey } from '../../../__generated__/schema-keys';
import type { Json } from '../../editor';
import { newId } from '../operations/new-ids';
import { listAt, numberAt, textAt, valueAt } from '../../values';

/** What the content of a new entry is made from. */
export interface Making {
  readonly document: Json;
  /** The list that it is added to. */
  readonly list: string;
  /** Texts that customers read, in the reader's language. */
  readonly nameOf: (key: SchemaKey) => string;
  /** The ids that are taken where it is added. */
  readonly taken: Set<string>;
}

const idFor = ({ taken }: Making, name: string) => {
  const id = newId(name, taken);
  taken.add(id);
  return id;
};

const productList = 6;
const jakarta = { lat: -6.2, lng: 106.8167 };

/** Where the store is, by the places that it has. */
export function positionIn(document: Json): { lat: number; lng: number } {
  const known = [
    ...listAt(document, '/components').flatMap((component) => listAt(component, '/maps')),
    ...listAt(document, '/app/carriers'),
    ...listAt(document, '/rides/zones'),
  ];
  for (const one of known) {
    const [lat, lng] = [numberAt(one, 'lat'), numberAt(one, 'lng')];
    if (lat !== undefined && lng !== undefined) return { lat, lng };
  }
  return jakarta;
}

/** An action of a type, whose target is still to be chosen if the type needs one. */
export const newAction = (making: Making, type: number) => {
  const label = making.nameOf(`cta.type=${type}` as SchemaKey);
  return { view_uid: idFor(making, label), type, label };
};

export const newLocation = (making: Making) => {
  const name = making.nameOf('mapItem');
  return { view_uid: idFor(making, name), ...positionIn(making.document), name };
};

export const newBill = (making: Making, codes: Set<string>) => {
  const name = making.nameOf('billGrid.bills[].lines[]');
  const code = newId(name, codes);
  codes.add(code);
  return { name, code, category: 0 };
};

export const newBillGroup = (making: Making, codes: Set<string>) => ({
  name: making.nameOf('billGrid.bills[]'),
  lines: [newBill(making, codes)],
});

export function newSegment(making: Making, category: number) {
  const title = making.nameOf(`segment.category=${category}` as SchemaKey);
  const lists = listAt(making.document, '/components').filter((one) => numberAt(one, 'category') === productList);
  const source = textAt(lists[0], 'view_uid');
  const segment = { view_uid: idFor(making, title), category, title };
  if (category <= 1) return source === '' ? segment : { ...segment, metas: { component: source } };
  if (category === 2) return { ...segment, ctas: [newAction(making, 10)] };
  if (category === 3) return { ...segment, metas: { maps: [newLocation(making)] } };
  return { ...segment, content: `<p>${making.nameOf('segment.content')}</p>` };
}

const definitions = [
  'textComponent',
  'websiteButton',
  'locationMap',
  'actionList',
  'customHtml',
  'billGrid',
  'productList',
  'segmentList',
] as const satisfies readonly SchemaKey[];

/** The words of each category of a section. */
export const sectionWords = (category: number): SchemaKey => definitions[category] ?? 'component';

const contents: readonly ((making: Making, codes: Set<string>) => object)[] = [
  ({ nameOf }) => ({ attr1: `<p>${nameOf('textComponent.attr1')}</p>` }),
  (making) => ({ ctas: [newAction(making, 7)] }),
  (making) => ({ maps: [newLocation(making)] }),
  (making) => ({ ctas: [newAction(making, 10)] }),
  ({ nameOf }) => ({ attr1: `<p>${nameOf('customHtml')}</p>`, attr3: '1' }),
  (making, codes) => ({ bills: [newBillGroup(making, codes)] }),
  () => ({}),
  (making) => ({ segments: [newSegment(making, 0)] }),
];

export function newSection(making: Making, category: number, codes: Set<string>) {
  const name = making.nameOf(sectionWords(category));
  return { view_uid: idFor(making, name), name, category, ...contents[category]?.(making, codes) };
}

/** The picture of another entry of the list: a new one shows something until its own is chosen. */
export const borrowedPicture = ({ document, list }: Making, field: string) =>
  listAt(document, list)
    .map((entry) => valueAt(entry, `/${field}`))
    .findLast((picture) => typeof picture === 'string');
