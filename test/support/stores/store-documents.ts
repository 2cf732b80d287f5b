import fc, { type Arbitrary } from 'fast-check';
import itemsSchema from '../../../schema/store/items.schema.json';
import storeSchema from '../../../schema/store/store.schema.json';
import { arbitraryOf } from './arbitrary-of';
import type { JsonSchema } from './json-schema';
import { type CommerceParts, fixCommerce } from './fix-commerce';
import { type ItemParts, fixItem } from './fix-item';

export interface Action {
  view_uid: string;
  type: number;
  value?: string;
}

export interface Segment {
  view_uid: string;
  category: number;
  ctas?: Action[];
  metas?: { component?: string; maps?: { view_uid: string }[] };
}

export interface Component {
  view_uid: string;
  name: string;
  category: number;
  visibility?: number;
  attr1?: string;
  attr3?: string;
  ctas?: Action[];
  maps?: { view_uid: string }[];
  segments?: Segment[];
  bills?: { lines: { code: string; product_code?: string }[] }[];
  [field: string]: unknown;
}

interface Form {
  view_uid: string;
  title?: string;
  lines: {
    view_uid: string;
    type: number;
    label?: string;
    options?: { view_uid: string; label: string }[];
    show_if?: { line: string; options: string[] };
  }[];
}

interface BillService {
  product_code: string;
  products?: { product_code: string }[];
  regions?: { code: string }[];
}

export interface StoreDocument {
  codename: string;
  bill_services?: BillService[];
  forms?: Form[];
  pictures?: { picture: string }[];
  rides?: { zones?: { code: string }[]; hours?: { from: string; to: string }[]; surge?: { rides: number }[] };
  domains?: string[];
  app: CommerceParts & { view_uid: string; name: string; layout: number; [field: string]: unknown };
  components: Component[];
  [field: string]: unknown;
}

export interface Item extends ItemParts {
  view_uid: string;
  components?: string[];
  parent?: string;
  type: number;
  [field: string]: unknown;
}

/** A store with its catalogue. */
export interface GeneratedStore {
  document: StoreDocument;
  items: Item[];
}

const productList = 6;
const shop = 4;
const bandung = '32.73';

/** Valid values for action codes, which the schema cannot express. */
const actionValues: { readonly [type: number]: string } = {
  0: '6281234567890',
  1: 'toko',
  2: '+6221555123',
  3: 'halo@toko.example',
  4: 'toko',
  5: 'toko',
  6: 'toko',
  7: 'toko.example/promo?a=1&b=2',
  11: 'item0',
  18: 'form0',
};

function makeActionsFit(actions: Action[] | undefined, menu: string) {
  for (const action of actions ?? []) {
    const needed = action.type === 43 ? menu : actionValues[action.type];
    if (needed !== undefined) action.value = needed;
  }
}

/** Makes the values of the popup and the slider valid links. */
function makeLinksFit(app: StoreDocument['app'], menu: string) {
  const { popup_value, slider } = app as { popup_value?: string; slider?: { value?: string }[] };
  if (popup_value !== undefined) app.popup_value = `address://m/x-${menu}`;
  for (const slide of slider ?? []) if (slide.value !== undefined) slide.value = 'https://toko.example/promo?a=1';
}

/** Settings that depend on other settings. */
function completeApp(app: StoreDocument['app']) {
  if (app.popup_flag === 1) app.popup_image ??= 'userphoto/kite~sky.svg';
  if (app.search_box === 2) app.header_logo ??= 'appicon/leafy-green~leaf.svg';
  if (app.color_custom_flag === 1) app.color_custom ??= '#123456';
  if (app.android_keyword !== undefined) app.android_package ??= 'id.toko.app';
  if (app.android_package !== undefined) app.android_keyword ??= 'kata kunci';
}

/** Makes codes unique, and removes references of bills to missing services. */
function fixBills({ bill_services: services = [], components }: StoreDocument) {
  let count = 0;
  for (const { bills = [] } of components) {
    for (const line of bills.flatMap(({ lines }) => lines)) {
      line.code = `bill${count++}`;
      delete line.product_code;
    }
  }
  for (const service of services) {
    service.product_code = `bill${count++}`;
    for (const product of service.products ?? []) product.product_code = `bill${count++}`;
    for (const region of service.regions ?? []) region.code = `bill${count++}`;
  }
}

/** Makes zones and demands unique, and hours valid. */
function fixRides({ zones = [], hours = [], surge = [] }: NonNullable<StoreDocument['rides']>) {
  for (const [index, zone] of zones.entries()) zone.code = `zona${index}`;
  for (const hour of hours) if (hour.from === hour.to) Object.assign(hour, { from: '08:00', to: '17:00' });
  for (const [index, demand] of surge.entries()) demand.rides = index + 1;
}

/** The button of a form needs a form with a page. */
function addPagedForm(document: StoreDocument) {
  const actions = document.components.flatMap(({ ctas = [], segments = [] }) => [
    ...ctas,
    ...segments.flatMap((segment) => segment.ctas ?? []),
  ]);
  if (!actions.some(({ type }) => type === 18)) return;
  document.forms ??= [];
  const [form] = document.forms;
  if (form) form.title ||= 'Formulir';
  else
    document.forms.push({
      view_uid: 'form0',
      title: 'Formulir',
      lines: [{ view_uid: 'baris0', type: 0, label: 'Nama' }],
    });
}

/** Makes lines unique, and adds options to the lines that need them. */
function fixForms(forms: readonly Form[]) {
  for (const [index, form] of forms.entries()) {
    form.view_uid = `form${index}`;
    for (const [at, line] of form.lines.entries()) {
      line.view_uid = `baris${at}`;
      if (line.type !== 4 && line.type !== 5) delete line.options;
      else if (!line.options?.length) line.options = [{ view_uid: 'pilihan', label: 'Pilihan' }];
      for (const [position, option] of (line.options ?? []).entries()) option.view_uid = `pilihan${position}`;
      if (!line.show_if) continue;
      const earlier = form.lines.slice(0, at).find(({ options }) => options?.length);
      const [option] = earlier?.options ?? [];
      if (earlier && option) line.show_if = { line: earlier.view_uid, options: [option.view_uid] };
      else delete line.show_if;
    }
  }
}

/** Fixes what the schema cannot express: unique ids and valid references. */
function coherent({ document: made, items: madeItems }: GeneratedStore): GeneratedStore {
  const { revision: _, ...document } = structuredClone(made);
  const items = structuredClone(madeItems);
  let count = 0;
  const rename = (entries: { view_uid: string }[] | undefined) => {
    for (const entry of entries ?? []) entry.view_uid = `id${count++}`;
  };
  const { components } = document;
  rename(components);
  for (const { ctas, maps, segments } of components) {
    rename(ctas);
    rename(maps);
    rename(segments);
    for (const segment of segments ?? []) {
      rename(segment.ctas);
      rename(segment.metas?.maps);
    }
  }
  const first = components[0];
  if (!first) throw new Error('A store without components');
  const lists = components.filter(({ category }) => category === productList).map(({ view_uid }) => view_uid);
  for (const { ctas, segments } of components) {
    makeActionsFit(ctas, first.view_uid);
    for (const segment of segments ?? []) {
      makeActionsFit(segment.ctas, first.view_uid);
      if (!segment.metas?.component) continue;
      const target = segment.category <= 1 ? lists[0] : first.view_uid;
      if (target) segment.metas.component = target;
      else delete segment.metas.component;
    }
  }
  if (document.app.layout <= 3) first.visibility = 1;
  completeApp(document.app);
  makeLinksFit(document.app, first.view_uid);
  fixCommerce(document.app);
  fixBills(document);
  fixRides(document.rides ?? {});
  addPagedForm(document);
  fixForms(document.forms ?? []);
  document.pictures &&= [...new Map(document.pictures.map((entry) => [entry.picture, entry])).values()];
  items.forEach((item, index) => {
    item.view_uid = `item${index}`;
    item.components = lists;
    delete item.parent;
    fixItem(item);
    if (item.regency !== undefined) item.regency = bandung;
    if (item.lat !== undefined || item.lng !== undefined) Object.assign(item, { lat: -6.9, lng: 107.6 });
  });
  const parent = items.find(({ type }) => type === shop)?.view_uid;
  for (const item of items) if (parent && item.type !== shop) item.parent = parent;
  return { document, items };
}

const schemas = { store: storeSchema as unknown as JsonSchema, items: itemsSchema as unknown as JsonSchema };

/** Arbitrary valid stores, with hostile texts in every text field. */
export const anyStore: Arbitrary<GeneratedStore> = fc
  .record({
    document: arbitraryOf(schemas.store, schemas.store),
    items: fc.array(arbitraryOf({ $ref: '#/definitions/item' }, schemas.items), { maxLength: 6 }),
  })
  .map((made) => coherent(made as unknown as GeneratedStore));

/** The same store under its own name, so that it can exist beside all others. */
export function named({ document, items }: GeneratedStore, name: string): GeneratedStore {
  const domains = document.domains?.map((_, index) => `d${index}.${name}.example`);
  const app = { ...document.app, view_uid: `app_${name.replaceAll('-', '_')}` };
  return { document: { ...document, codename: name, ...(domains && { domains }), app }, items };
}
