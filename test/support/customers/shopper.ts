import type { DocumentRef, Execute } from '../../../src/api/execute';
import { type Loaded, toLoaded } from '../../../src/api/loaded';
import { asOperator } from '../programs/operator-key';
import { namedBy } from '../server/carried-session';
import { documentId } from '../programs/persisted-document';
import { until } from '../programs/until';

const deadline = 15_000;

/** A visitor without a browser, who stores the cookies that the facade sets. */
export class Shopper {
  readonly #cookies = new Map<string, string>();

  /** @param url the facade's; may change when that is started anew */
  constructor(
    public url: string,
    readonly store: string,
  ) {}

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The session's name, as pages read it from the cookie. */
  get session() {
    return namedBy(this.cookie, this.store)['x-session'];
  }

  /** Runs a document over the network, like a page. */
  readonly execute: Execute = async <Data, Variables extends object>(
    { id }: Pick<DocumentRef<Data, Variables>, 'id'>,
    variables: Variables,
  ): Promise<Loaded<Data>> => {
    try {
      const response = await fetch(`${this.url}/graphql?store=${this.store}&lang=id`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          origin: this.url,
          cookie: this.cookie,
          ...(this.session && { 'x-session': this.session }),
        },
        body: JSON.stringify({ documentId: id, variables }),
        signal: AbortSignal.timeout(deadline),
      });
      this.#keepCookies(response);
      return toLoaded<Data>((await response.json()) as Parameters<typeof toLoaded<Data>>[0]);
    } catch {
      return { ok: false, code: 'OFFLINE', requestId: '' };
    }
  };

  ask<Data>(operation: string, variables: object = {}): Promise<Loaded<Data>> {
    return this.execute<Data, object>({ id: documentId(operation), kind: 'query' }, variables);
  }

  /** Like `ask`, but any answer without data fails the test. */
  async must<Data>(operation: string, variables: object = {}): Promise<Data> {
    const answer = await this.ask<Data>(operation, variables);
    if (!answer.ok) throw new Error(`${operation} answered ${answer.code} (${answer.requestId})`);
    return answer.data;
  }

  /** Retries until there is an answer. */
  persist<Data>(operation: string, variables: object = {}): Promise<Data> {
    return until(`${operation} is answered`, async () => {
      const answer = await this.ask<Data>(operation, variables);
      return answer.ok ? answer.data : null;
    });
  }

  /** Opens a subscription's stream of events, like an `EventSource`; the caller closes it. */
  openStream(operation: string, timeoutMs = deadline): Promise<Response> {
    const named = { store: this.store, lang: 'id', documentId: documentId(operation) };
    const query = new URLSearchParams({ ...named, ...(this.session && { session: this.session }) });
    const headers = { accept: 'text/event-stream', origin: this.url, cookie: this.cookie };
    return fetch(`${this.url}/graphql?${query}`, { headers, signal: AbortSignal.timeout(timeoutMs) });
  }

  #keepCookies(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (pair.slice(at + 1)) this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
      else this.#cookies.delete(pair.slice(0, at));
    }
  }
}

/** The newest code that a store sent to a recipient, as the console shows it. */
async function sentCode(provider: string, store: string, email: string): Promise<string> {
  const page = await (await fetch(`${provider}/sandbox?store=${store}`, { headers: asOperator })).text();
  const sent = page.split('<tr>').find((row) => row.includes(email));
  const code = /\b\d{6}\b/.exec(sent?.split('<pre>')[1] ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
}

export interface Installation {
  /** The facade's. */
  url: string;
  provider: string;
  store: string;
}

/** A new, signed-in customer of a store. */
export async function newShopper({ url, provider, store }: Installation, name: string): Promise<Shopper> {
  const shopper = new Shopper(url, store);
  const email = `${name}@toko.test`;
  const registration = { name, email, password: 'belanja123' };
  const { register } = await shopper.must<{ register: { request: string } }>('Register', { registration });
  const code = await sentCode(provider, store, email);
  await shopper.must('VerifyCode', { request: register.request, code });
  return shopper;
}
