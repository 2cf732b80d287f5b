import type { components } from '../__generated__/rest';
import type { Issue } from './issue';

/** What a carrier asks for a service; amounts in rupiah. */
export interface PackageRates {
  /** The first kilogram in the same city. */
  base: number;
  /** Each further kilogram. */
  per_kg: number;
  /** Each kilogram for each zone farther. */
  per_zone: number;
  days_from: number;
  days_to: number;
  days_per_zone: number;
  /** Where it ends to be offered. */
  farthest_zone: number;
}

/** A package of a carrier with its rates. */
interface CarrierService extends PackageRates {
  service: string;
  description: string;
  en?: { description?: string };
}

export interface StoredCarrier {
  view_uid: string;
  name: string;
  icon?: string;
  /** 1 rides, 2 has one cost, 3 has packages. */
  type: number;
  cost: number;
  services: CarrierService[];
}

export interface StoredPaymentOption {
  id: string;
  type: number;
  title: string;
  info: string;
  icon?: string;
  /** Html. */
  detail: string;
  admin_fee: number;
  en?: { title?: string; info?: string; detail?: string };
  va_prefix?: string;
  account?: string;
  cart_types: number[];
  /** All where it is empty. */
  carrier_types: number[];
}

/** How a store sells; its customers' pages learn it call by call. */
interface StoredCommerce {
  /** Code of a regency or city. */
  origin?: string;
  use_dropship: number;
  auto_order: number;
  order_fee_product: number;
  order_fee_product_courrier: number;
  text_checkout: string;
  carriers: StoredCarrier[];
  payment_options: StoredPaymentOption[];
}

type Rest = components['schemas'];

/** A reply's shape as a checked document with its defaults has it: what a reply says by null is left out there. */
type Stored<T> = T extends readonly (infer Entry)[]
  ? Stored<Entry>[]
  : T extends object
    ? { [K in keyof T as null extends T[K] ? never : K]: Stored<T[K]> } & {
        [K in keyof T as null extends T[K] ? K : never]?: Stored<NonNullable<T[K]>>;
      }
    : T;

export type StoredCta = Stored<Rest['Cta']>;
export type StoredPlace = Omit<Stored<Rest['MapItem']>, 'unique_id'>;
export type StoredBillGroup = Stored<Rest['BillGroup']>;

export type StoredSegment = Omit<Stored<Rest['Segment']>, 'ctas' | 'metas' | 'items'> & {
  ctas: StoredCta[];
  metas: Omit<Stored<Rest['Segment']['metas']>, 'component' | 'maps'> & { component?: string; maps: StoredPlace[] };
};

type Component = Rest['Component'];

/** What every category has, and what some of them have. */
export type StoredComponent = Pick<Component, 'view_uid' | 'name' | 'category' | 'visibility'> &
  Partial<Pick<Component, 'attr1' | 'attr3' | 'alpha'>> & {
    icon?: string;
    background?: string;
    ctas?: StoredCta[];
    maps?: StoredPlace[];
    bills?: StoredBillGroup[];
    segments?: StoredSegment[];
  };

/** A checked store document with the schema's defaults filled in. */
export interface FilledStore {
  $schema?: string;
  codename: string;
  domains: string[];
  app: Omit<Stored<Rest['App']>, 'revision' | 'codename' | 'domains' | 'theme' | 'components'> & StoredCommerce;
  theme: Record<string, string>;
  components: StoredComponent[];
}

/** A checked store document as its author wrote it. */
export type StoreDocument = Readonly<Record<string, unknown>>;

/** What a schema can't say; it sees only documents that fit the schema. */
export type Rule = (store: FilledStore) => Issue[];
