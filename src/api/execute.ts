import { createContext, use } from 'react';
import type { Loaded } from './loaded';

/** A persisted document: its hash, which the facade knows, and the types of its variables and answer. */
export interface DocumentRef<Data, Variables> {
  /** `sha256:` and the hash of its text. */
  readonly id: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Its answer is private, or its variables contain the visitor's position, so it is sent by POST. */
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

/** Runs mutations, and queries whose answer the page does not cache. */
export function useExecute(): Execute {
  const execute = use(ExecuteContext);
  if (!execute) throw new Error('No ExecuteContext above this component');
  return execute;
}
