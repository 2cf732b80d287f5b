import storeSchema from '../__generated__/store-schema.json';
import { compileSchema } from './compile-schema';
import type { FilledStore, StoredComponent, StoreDocument } from './store-document';

const store = compileSchema(storeSchema);

/** What is wrong with `value`; the schema's defaults are filled into it. */
export const fillStore = (value: unknown) => store.fill(value);

/** A document that was checked before, with the schema's defaults. */
export function withDefaults(document: StoreDocument): FilledStore {
  const filled: unknown = structuredClone(document);
  store.fill(filled);
  return filled as FilledStore;
}

/** A component of a document that was checked before, with the schema's defaults; fills the object itself. */
export function componentWithDefaults(settings: object): StoredComponent {
  store.fill(settings, 'component');
  return settings as StoredComponent;
}

/** The app's fields of a document that was checked before, with the schema's defaults; fills the object itself. */
export function appWithDefaults(settings: object): FilledStore['app'] {
  store.fill(settings, 'app');
  return settings as FilledStore['app'];
}
