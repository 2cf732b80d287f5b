import type { SchemaKey } from '../../../__generated__/schema-keys';
import type { Json } from '../../editor';
import { listAt, numberAt } from '../../values';

export type KindName =
  | 'component'
  | 'segment'
  | 'action'
  | 'location'
  | 'billGroup'
  | 'bill'
  | 'slide'
  | 'label'
  | 'carrier'
  | 'package'
  | 'extra'
  | 'payment'
  | 'reward'
  | 'billService'
  | 'billProduct'
  | 'region'
  | 'zone'
  | 'hours'
  | 'surge'
  | 'form'
  | 'line'
  | 'option';

/** A list of a store's document whose entries stand in the outline. */
export interface ListKind {
  /** JSON pointer, below the entry that has the list or below the document. */
  readonly pointer: string;
  readonly entry: KindName;
  /** The limits of the schema. */
  readonly min: number;
  readonly max: number;
  readonly words: SchemaKey;
}

export interface Kind {
  readonly words: SchemaKey;
  /** The fields that people know an entry by; the first with a text counts. */
  readonly labels: readonly string[];
  /** The field that names the entry, and where no two entries may have the same. */
  readonly id?: { readonly field: string; readonly scope: 'sections' | 'bills' | 'list' };
  readonly lists: readonly ListKind[];
  /** Those of `lists` that an entry of this sort shows; the others are shown if they have entries. */
  readonly shown?: (entry: Json) => readonly string[];
  /** Whether an entry can move to another list of the same kind. */
  readonly travels?: true;
}

const list = (pointer: string, entry: KindName, min: number, max: number, words: SchemaKey): ListKind => ({
  pointer,
  entry,
  min,
  max,
  words,
});

const byNumber = (field: string, shown: Readonly<Record<number, string>>) => (entry: Json) => {
  const pointer = shown[numberAt(entry, field) ?? -1];
  return pointer === undefined ? [] : [pointer];
};

const inSections = { field: 'view_uid', scope: 'sections' } as const;
const inList = (field: string) => ({ field, scope: 'list' }) as const;

export const kinds: Readonly<Record<KindName, Kind>> = {
  component: {
    words: 'component',
    labels: ['name'],
    id: inSections,
    lists: [
      list('/ctas', 'action', 1, 40, 'actionList.ctas'),
      list('/maps', 'location', 1, 50, 'locationMap.maps'),
      list('/bills', 'billGroup', 1, 20, 'billGrid.bills'),
      list('/segments', 'segment', 1, 20, 'segmentList.segments'),
    ],
    shown: byNumber('category', { 1: '/ctas', 2: '/maps', 3: '/ctas', 5: '/bills', 7: '/segments' }),
  },
  segment: {
    words: 'segment',
    labels: ['title'],
    id: inSections,
    lists: [
      list('/ctas', 'action', 0, 20, 'segment.ctas'),
      list('/metas/maps', 'location', 0, 20, 'segment.metas.maps'),
    ],
    shown: byNumber('category', { 2: '/ctas', 3: '/metas/maps' }),
    travels: true,
  },
  action: { words: 'cta', labels: ['label'], id: inSections, lists: [], travels: true },
  location: { words: 'mapItem', labels: ['name'], id: inSections, lists: [], travels: true },
  billGroup: {
    words: 'billGrid.bills[]',
    labels: ['name'],
    lists: [list('/lines', 'bill', 1, 40, 'billGrid.bills[].lines')],
    shown: () => ['/lines'],
    travels: true,
  },
  bill: {
    words: 'billGrid.bills[].lines[]',
    labels: ['name'],
    id: { field: 'code', scope: 'bills' },
    lists: [],
    travels: true,
  },
  slide: { words: 'app.slider[]', labels: ['title'], lists: [] },
  label: { words: 'app.labels[]', labels: ['name'], id: inList('id'), lists: [] },
  carrier: {
    words: 'carrier',
    labels: ['name'],
    id: inList('view_uid'),
    lists: [
      list('/services', 'package', 0, 20, 'carrier.services'),
      list('/extra_services', 'extra', 0, 20, 'carrier.extra_services'),
    ],
    shown: byNumber('type', { 1: '/extra_services', 3: '/services' }),
  },
  package: { words: 'carrierService', labels: ['description', 'service'], id: inList('service'), lists: [] },
  extra: { words: 'extraService', labels: ['name'], id: inList('view_uid'), lists: [] },
  payment: { words: 'paymentOption', labels: ['title'], id: inList('id'), lists: [] },
  reward: { words: 'reward', labels: ['name'], id: inList('unique_id'), lists: [] },
  billService: {
    words: 'billService',
    labels: ['product_code'],
    id: inList('product_code'),
    lists: [
      list('/products', 'billProduct', 0, 500, 'billService.products'),
      list('/regions', 'region', 0, 600, 'billService.regions'),
    ],
    shown: () => ['/products', '/regions'],
  },
  billProduct: { words: 'billProduct', labels: ['name'], id: inList('product_code'), lists: [] },
  region: { words: 'billService.regions[]', labels: ['name'], id: inList('code'), lists: [] },
  zone: { words: 'rideZone', labels: ['name'], id: inList('code'), lists: [] },
  hours: { words: 'rideHours', labels: ['name'], lists: [] },
  surge: { words: 'rideSurge', labels: ['name'], id: inList('rides'), lists: [] },
  form: {
    words: 'form',
    labels: ['title', 'view_uid'],
    id: inList('view_uid'),
    lists: [list('/lines', 'line', 1, 30, 'form.lines')],
    shown: () => ['/lines'],
  },
  line: {
    words: 'formLine',
    labels: ['label'],
    id: inList('view_uid'),
    lists: [list('/options', 'option', 0, 50, 'formLine.options')],
    shown: byNumber('type', { 4: '/options', 5: '/options' }),
  },
  option: { words: 'formOption', labels: ['label'], id: inList('view_uid'), lists: [] },
};

/** The lists that no other entry has, by their pointers. */
export const rootLists = {
  components: list('/components', 'component', 1, 60, 'store.components'),
  slider: list('/app/slider', 'slide', 0, 10, 'app.slider'),
  labels: list('/app/labels', 'label', 0, 40, 'app.labels'),
  carriers: list('/app/carriers', 'carrier', 0, 20, 'app.carriers'),
  payments: list('/app/payment_options', 'payment', 1, 20, 'app.payment_options'),
  rewards: list('/app/rewards', 'reward', 0, 50, 'app.rewards'),
  billServices: list('/bill_services', 'billService', 0, 100, 'store.bill_services'),
  zones: list('/rides/zones', 'zone', 0, 50, 'rides.zones'),
  hours: list('/rides/hours', 'hours', 0, 50, 'rides.hours'),
  surge: list('/rides/surge', 'surge', 0, 20, 'rides.surge'),
  forms: list('/forms', 'form', 0, 50, 'store.forms'),
} as const satisfies Readonly<Record<string, ListKind>>;

/** The lists of an entry that the outline shows. A button's actions are at most five. */
export function listsOf(kind: KindName, entry: Json): readonly ListKind[] {
  const { lists, shown } = kinds[kind];
  const pointers = shown?.(entry) ?? [];
  return lists
    .filter(({ pointer }) => pointers.includes(pointer) || listAt(entry, pointer).length > 0)
    .map((one) => {
      const isButton = kind === 'component' && numberAt(entry, 'category') === 1 && one.pointer === '/ctas';
      return isButton ? { ...one, max: 5, words: 'websiteButton.ctas' as const } : one;
    });
}
