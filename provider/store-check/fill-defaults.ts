import storeSchema from '../__generated__/store-schema.json';
import { compileSchema } from './compile-schema';
import type {
  FilledStore,
  StoredRides,
  StoredBillService,
  StoredComponent,
  StoredForm,
  StoreDocument,
} from './store-document';

const store = compileSchema(storeSchema);

export const fillStore = (value: unknown) => store.fill(value);

/** The document must be valid. */
export function withDefaults(document: StoreDocument): FilledStore {
  const filled: unknown = structuredClone(document);
  store.fill(filled);
  return filled as FilledStore;
}

export function componentWithDefaults(settings: object): StoredComponent {
  store.fill(settings, 'component');
  return settings as StoredComponent;
}

/** Fills the object itself, which must be valid. */
export function appWithDefaults(settings: object): FilledStore['app'] {
  store.fill(settings, 'app');
  return settings as FilledStore['app'];
}

/** Fills the object itself, which must be valid. */
export function billServiceWithDefaults(service: object): StoredBillService {
  store.fill(service, 'billService');
  return service as StoredBillService;
}

/** Fills the object itself, which must be valid. */
export function ridesWithDefaults(rides: object): StoredRides {
  store.fill(rides, 'rides');
  return rides as StoredRides;
}

/** Fills the object itself, which must be valid. */
export function formWithDefaults(form: object): StoredForm {
  store.fill(form, 'form');
  return form as StoredForm;
}
