import type { SchemaKey } from '../../../__generated__/schema-keys';
import type { Json } from '../../editor';
import type { KindName } from '../model/kinds';
import type { NodeList } from '../model/outline-node';
import { listAt, numberAt } from '../../values';
import { newId, newServiceName, takenIds } from '../operations/new-ids';
import {
  borrowedPicture,
  type Making,
  newAction,
  newBill,
  newBillGroup,
  newLocation,
  newSection,
  newSegment,
  positionIn,
  sectionWords,
} from './new-sections';

/** A sort of entry that can be added to a list. */
export interface Choice {
  /** The words with its name and what it does. */
  readonly words: SchemaKey;
  /** The category or type; null if the list has one sort alone. */
  readonly sort: number | null;
  readonly make: (making: Making) => Json;
}

const one = (words: SchemaKey, make: Choice['make']): readonly Choice[] => [{ words, sort: null, make }];

const each = (
  sorts: readonly number[],
  words: (sort: number) => SchemaKey,
  make: (making: Making, sort: number) => Json,
): readonly Choice[] => sorts.map((sort) => ({ words: words(sort), sort, make: (making) => make(making, sort) }));

const keyed = (field: string) => (sort: number) => `${field}=${sort}` as SchemaKey;

const named = ({ nameOf, taken }: Making, words: SchemaKey) => {
  const name = nameOf(words);
  return { name, id: newId(name, taken) };
};

const codesIn = ({ document }: Making) => takenIds(document, 'bill', '');

/** Actions in the order in which stores need them. */
const actionTypes = [0, 43, 11, 7, 10, 2, 3, 6, 4, 1, 5, 15, 12, 18, 13, 14, 19, 21, 8, 9, 22, 26, 38] as const;

function newLine(making: Making, type: number) {
  const label = making.nameOf(keyed('formLine.type')(type));
  const option = (number: number) => {
    const text = `${making.nameOf('formOption')} ${number}`;
    return { view_uid: newId(`${making.nameOf('formOption')}_${'ab'[number - 1]}`, new Set()), label: text };
  };
  const line = { view_uid: newId(label, making.taken), label, type };
  return type === 4 || type === 5 ? { ...line, options: [option(1), option(2)] } : line;
}

const newPackage = (making: Making) => {
  const name = making.nameOf('carrierService');
  const service = newServiceName(name, making.taken);
  return { service, description: name, base: 10_000, per_kg: 5000, per_zone: 5000, days_from: 1, days_to: 3 };
};

function newCarrier(making: Making, type: number) {
  const { name, id } = named(making, keyed('carrier.type')(type));
  const carrier = { view_uid: id, name, type };
  if (type === 1) return { ...carrier, cost: 3000, ...positionIn(making.document) };
  if (type === 2) return { ...carrier, cost: 10_000 };
  return { ...carrier, services: [newPackage({ ...making, taken: new Set() })] };
}

const fare = ({ nameOf }: Making, words: SchemaKey) => ({ name: nameOf(words), percent: 125 });

const choices: Readonly<Record<KindName, readonly Choice[]>> = {
  component: each([6, 7, 3, 0, 2, 1, 5, 4], sectionWords, (making, sort) => newSection(making, sort, codesIn(making))),
  segment: each([0, 2, 3, 4, 1], keyed('segment.category'), newSegment),
  action: each(actionTypes, keyed('cta.type'), newAction),
  location: one('mapItem', newLocation),
  billGroup: one('billGrid.bills[]', (making) => newBillGroup(making, codesIn(making))),
  bill: one('billGrid.bills[].lines[]', (making) => newBill(making, making.taken)),
  slide: one('app.slider[]', (making) => {
    const image = borrowedPicture(making, 'image');
    return { ...(image !== undefined && { image }), title: making.nameOf('app.slider[]') };
  }),
  label: one('app.labels[]', (making) => {
    const { name, id } = named(making, 'app.labels[]');
    return { id, name };
  }),
  carrier: each([3, 2, 1], keyed('carrier.type'), newCarrier),
  package: one('carrierService', newPackage),
  extra: one('extraService', (making) => {
    const { name, id } = named(making, 'extraService');
    return { view_uid: id, name, price: 5000 };
  }),
  payment: each([2, 1, 0, 3, 4], keyed('paymentOption.type'), (making, type) => {
    const { name, id } = named(making, keyed('paymentOption.type')(type));
    return { id, type, title: name };
  }),
  reward: one('reward', (making) => {
    const { id } = named(making, 'reward');
    return { unique_id: id, points: 100, reward: 10_000 };
  }),
  billService: one('billService', (making) => ({ product_code: named(making, 'billService').id })),
  billProduct: one('billProduct', (making) => {
    const { name, id } = named(making, 'billProduct');
    return { product_code: id, name, price: 10_000 };
  }),
  region: one('billService.regions[]', (making) => {
    const { name, id } = named(making, 'billService.regions[]');
    return { code: id, name };
  }),
  zone: one('rideZone', (making) => {
    const { name, id } = named(making, 'rideZone');
    return { code: id, name, ...positionIn(making.document), radius_km: 5 };
  }),
  hours: one('rideHours', (making) => ({ ...fare(making, 'rideHours'), from: '17:00', to: '20:00' })),
  surge: one('rideSurge', (making) => {
    const used = listAt(making.document, making.list).map((entry) => numberAt(entry, 'rides') ?? 0);
    return { ...fare(making, 'rideSurge'), rides: Math.max(0, ...used) + 5 };
  }),
  form: one('form', (making) => {
    const { name, id } = named(making, 'form');
    return { view_uid: id, title: name, lines: [newLine({ ...making, taken: new Set() }, 0)] };
  }),
  line: each([0, 1, 4, 5, 2, 3, 7, 8, 6], keyed('formLine.type'), newLine),
  option: one('formOption', (making) => {
    const { name, id } = named(making, 'formOption');
    return { view_uid: id, label: name };
  }),
};

export const choicesFor = ({ entry }: Pick<NodeList, 'entry'>): readonly Choice[] => choices[entry];

export const makeEntry = (document: Json, { at, entry }: NodeList, choice: Choice, nameOf: Making['nameOf']): Json =>
  choice.make({ document, list: at, nameOf, taken: takenIds(document, entry, at) });
