import { createContext, use } from 'react';
import type { Execute } from './execute';

export const ExecuteContext = createContext<Execute | null>(null);

/** Runs mutations, and queries whose answer the page does not keep. */
export function useExecute(): Execute {
  const execute = use(ExecuteContext);
  if (!execute) throw new Error('No ExecuteContext above this component');
  return execute;
}
