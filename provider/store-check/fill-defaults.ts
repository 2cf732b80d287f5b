import * as checks from '../__generated__/store-checks';
import { fill } from './fill';
import type {
  FilledStore,
  StoredRides,
  StoredBillService,
  StoredComponent,
  StoredForm,
  StoreDocument,
} from './store-document';

export const fillStore = (value: unknown) => fill(checks.store, value);

/** The document must be valid. */
export function withDefaults(document: StoreDocument): FilledStore {
  const filled: unknown = structuredClone(document);
  fill(checks.store, filled);
  return filled as FilledStore;
}

export function componentWithDefaults(settings: object): StoredComponent {
  fill(checks.component, settings);
  return settings as StoredComponent;
}

/** Fills the object itself, which must be valid. */
export function appWithDefaults(settings: object): FilledStore['app'] {
  fill(checks.app, settings);
  return settings as FilledStore['app'];
}

/** Fills the object itself, which must be valid. */
export function billServiceWithDefaults(service: object): StoredBillService {
  fill(checks.billService, service);
  return service as StoredBillService;
}

/** Fills the object itself, which must be valid. */
export function ridesWithDefaults(rides: object): StoredRides {
  fill(checks.rides, rides);
  return rides as StoredRides;
}

/** The time zone of a store's rides; null if its document does not set one. */
export const rideZoneWithDefault = (timezone: string | null) =>
  ridesWithDefaults(timezone === null ? {} : { timezone }).timezone;

/** Fills the object itself, which must be valid. */
export function formWithDefaults(form: object): StoredForm {
  fill(checks.form, form);
  return form as StoredForm;
}
