import type { Request } from '@playwright/test';
import { documentId } from '../support/programs/persisted-document';

/** Whether a request runs this operation of the facade. */
export function isOperation(request: Request, operation: string): boolean {
  const url = new URL(request.url());
  if (url.pathname !== '/graphql') return false;
  const id = documentId(operation);
  return url.searchParams.get('documentId') === id || (request.postData() ?? '').includes(id);
}
