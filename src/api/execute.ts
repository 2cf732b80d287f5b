import { createContext, use } from 'react';
import type { Loaded } from './loaded';

/** A persisted document: the hash that the facade knows it by, and the types of what it takes and answers. */
export interface DocumentRef<Data, Variables> {
  /** `sha256:` and the hash of its text. */
  readonly id: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Its answer is one customer's, or its variables say where the visitor is: it goes by POST. */
  readonly private?: true;
  readonly types?: (variables: Variables) => Data;
}

/** Runs a document for the store and language of the page: over the network in a browser, in-process on the server. */
export type Execute = <Data, Variables extends object>(
  document: DocumentRef<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Loaded<Data>>;

export const ExecuteContext = createContext<Execute | null>(null);

/** Runs mutations, and queries whose answer the page does not keep. */
export function useExecute(): Execute {
  const execute = use(ExecuteContext);
  if (!execute) throw new Error('No ExecuteContext above this component');
  return execute;
}
