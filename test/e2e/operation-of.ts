import type { Request } from '@playwright/test';
import { documentId } from '../support/programs/persisted-document';

/** Whether a request of the page runs this operation of the facade. */
export function isOperation(request: Request, operation: string): boolean {
  const address = new URL(request.url());
  if (address.pathname !== '/graphql') return false;
  const id = documentId(operation);
  return address.searchParams.get('documentId') === id || (request.postData() ?? '').includes(id);
}
