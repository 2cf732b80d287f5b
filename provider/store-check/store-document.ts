import type { components } from '../__generated__/rest';
import type { StoredCommerce } from './commerce';

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
