import type { DocumentRef } from './document-ref';
import type { Loaded } from './loaded';

/** Runs a document for the store and language of the page: over the network in a browser, in-process on the server. */
export type Execute = <Data, Variables extends object>(
  document: DocumentRef<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Loaded<Data>>;
