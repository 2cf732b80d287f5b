import type { DocumentRef } from './execute';

/** Sends a guest's mutation whose answer nobody reads; the client is not loaded for it. Errors are ignored. */
export const sendAsGuest = <Variables extends object>(
  endpoint: string,
  { id }: DocumentRef<unknown, Variables>,
  variables: Variables,
) =>
  void fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ documentId: id, variables }),
  })
    // A request whose answer is not read counts as pending.
    .then((answer) => answer.text())
    .catch(() => undefined);
