import type { DocumentRef } from '../../../src/api/execute';
import { toLoaded } from '../../../src/api/loaded';

/** A person of the studio without a browser, who stores the cookie that the facade sets. */
export class StaffClient {
  #cookie = '';

  /** @param url the facade's */
  constructor(readonly url: string) {}

  /** @throws Error if there is no answer with data */
  async send<Data, Variables extends object>(
    { id }: DocumentRef<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const response = await fetch(`${this.url}/studio/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        origin: this.url,
        cookie: this.#cookie,
      },
      body: JSON.stringify({ documentId: id, variables }),
    });
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    if (set.length > 0) this.#cookie = set.join('; ');
    const answer = toLoaded<Data>((await response.json()) as Parameters<typeof toLoaded<Data>>[0]);
    if (!answer.ok) throw new Error(`The studio answered ${response.status} ${answer.code}`);
    return answer.data;
  }
}
