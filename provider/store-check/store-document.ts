import type { components } from '../__generated__/rest';
import type { BookingTerms, OutsideHoursTerms } from './catalogue-item';
import type { DocumentIssue } from './issue';

export interface PackageRates {
  /** First kilogram in the same city. */
  base: number;
  per_kg: number;
  per_zone: number;
  days_from: number;
  days_to: number;
  days_per_zone: number;
  /** Not offered farther away. */
  farthest_zone: number;
}

interface CarrierService extends PackageRates {
  service: string;
  description: string;
  en?: { description?: string };
}

export interface StoredCarrier {
  view_uid: string;
  name: string;
  icon?: string;
  /** 1 ride, 2 fixed cost, 3 packages. */
  type: number;
  cost: number;
  /** Where a ride begins if neither the goods nor their shop have a location. */
  lat?: number;
  lng?: number;
  address: string;
  services: CarrierService[];
  /** What can be added to a ride. */
  extra_services: components['schemas']['CourierService'][];
  /** The id of the store's form for a ride; empty if there is none. */
  form_view_uid: string;
}

export interface StoredPaymentOption {
  id: string;
  type: number;
  title: string;
  info: string;
  icon?: string;
  detail: string;
  admin_fee: number;
  en?: { title?: string; info?: string; detail?: string };
  /** `InvoiceMethod`; undefined: invoices cannot be paid in this way. */
  invoice_method?: number;
  va_prefix?: string;
  account?: string;
  cart_types: number[];
  /** Empty: all. */
  carrier_types: number[];
}

export interface StoredReward {
  unique_id: string;
  points: number;
  /** Whole rupiah. */
  reward: number;
  name: string;
  image?: string;
  en?: { name?: string };
}

interface StoredReferral {
  message: string;
  term: string;
  term_and_condition: string;
  referrer_reward: number;
  friend_reward: number;
  en?: { message?: string; term?: string; term_and_condition?: string };
}

/** Not part of the app's configuration: pages request these with separate calls. */
interface StoredCommerce {
  origin?: string;
  use_dropship: number;
  auto_order: number;
  order_fee_product: number;
  order_fee_product_courrier: number;
  text_checkout: string;
  outside_hours?: OutsideHoursTerms;
  services_come_home: number;
  invoice_icon?: string;
  carriers: StoredCarrier[];
  payment_options: StoredPaymentOption[];
  customer_points_flag: number;
  /** How many points a completed order earns for each full amount. */
  points?: { per_amount: number; points: number };
  rewards: StoredReward[];
  referral_flag: number;
  referral: StoredReferral;
}

type Rest = components['schemas'];

/** The type of a reply in a valid document: fields that may be null in a reply are optional. */
type Stored<T> = T extends readonly (infer Entry)[]
  ? Stored<Entry>[]
  : T extends object
    ? { [K in keyof T as null extends T[K] ? never : K]: Stored<T[K]> } & {
        [K in keyof T as null extends T[K] ? K : never]?: Stored<NonNullable<T[K]>>;
      }
    : T;

export type StoredCta = Stored<Rest['Cta']>;
export type StoredMarker = Omit<Stored<Rest['MapItem']>, 'unique_id'>;
export type StoredBillGroup = Stored<Rest['BillGroup']>;

export type StoredSegment = Omit<Stored<Rest['Segment']>, 'ctas' | 'metas' | 'items'> & {
  ctas: StoredCta[];
  metas: Omit<Stored<Rest['Segment']['metas']>, 'component' | 'maps'> & { component?: string; maps: StoredMarker[] };
};

type Component = Rest['Component'];

export type StoredComponent = Pick<Component, 'view_uid' | 'name' | 'category' | 'visibility'> &
  Partial<Pick<Component, 'attr1' | 'attr3' | 'alpha'>> & {
    icon?: string;
    background?: string;
    ctas?: StoredCta[];
    maps?: StoredMarker[];
    bills?: StoredBillGroup[];
    segments?: StoredSegment[];
  };

export interface StoredBillProduct {
  product_code: string;
  name: string;
  desc: string;
  price: number;
  standard_price: number;
  brand: string;
  en?: { name?: string; desc?: string };
}

export interface StoredBillService {
  product_code: string;
  admin_fee: number;
  min_digits: number;
  max_length: number;
  region_label: string;
  regions: { code: string; name: string }[];
  en?: { region_label?: string };
  products: StoredBillProduct[];
}

interface RidePrice {
  name: string;
  /** Percent of the usual price. */
  percent: number;
  en?: { name?: string };
}

/** What changes the price of rides, besides the price per kilometre. */
export interface StoredRides {
  timezone: BookingTerms['timezone'];
  max_km: number;
  rounding: number;
  zones: (RidePrice & { code: string; lat: number; lng: number; radius_km: number; min_price: number })[];
  hours: (RidePrice & { days: number[]; from: string; to: string })[];
  surge: (RidePrice & { rides: number })[];
}

export interface StoredForm {
  view_uid: string;
  /** The title of its page; empty if it has none. */
  title: string;
  description: string;
  thanks: string;
  en?: { title?: string; description?: string; thanks?: string };
  lines: {
    view_uid: string;
    label: string;
    type: number;
    required: number;
    options: { view_uid: string; label: string; en?: { label?: string } }[];
    show_if?: { line: string; options: string[] };
    en?: { label?: string };
  }[];
}

/** What a picture shows, and what of it stays visible where it is cut. */
export interface StoredPicture {
  picture: string;
  alt: string;
  /** In percent. */
  focus_x: number;
  focus_y: number;
  en?: { alt?: string };
}

export interface FilledStore {
  $schema?: string;
  codename: string;
  domains: string[];
  app: Omit<Stored<Rest['App']>, 'revision' | 'codename' | 'domains' | 'theme' | 'components' | 'pictures'> &
    StoredCommerce;
  theme: Record<string, string>;
  components: StoredComponent[];
  bill_services: StoredBillService[];
  rides: StoredRides;
  forms: StoredForm[];
  pictures: StoredPicture[];
}

export type StoreDocument = Readonly<Record<string, unknown>>;

/** Checks what a schema cannot express; gets only documents that fit the schema. */
export type Rule = (store: FilledStore) => DocumentIssue[];
