import { setTimeout as pause } from 'node:timers/promises';
import { documentId } from './persisted-document';
import { until } from './until';

/** An answer of the facade; `failed` is the code of its first error. */
export interface Answered<Data> {
  data: Data | null;
  failed: string | null;
}

interface Reply<Data> {
  data?: Data | null;
  errors?: { extensions?: { code?: string } }[];
}

/** A browser of one visitor, without its pages: keeps the cookies that the facade sets. */
export class Shopper {
  readonly #cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    readonly store: string,
  ) {}

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @throws where no answer came. */
  async ask<Data>(operation: string, variables: object = {}, deadline = 15_000): Promise<Answered<Data>> {
    const response = await fetch(`${this.url}/graphql?store=${this.store}&lang=id`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        origin: this.url,
        cookie: this.cookie,
      },
      body: JSON.stringify({ documentId: documentId(operation), variables }),
      signal: AbortSignal.timeout(deadline),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (pair.slice(at + 1)) this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
      else this.#cookies.delete(pair.slice(0, at));
    }
    const reply = (await response.json()) as Reply<Data>;
    return { data: reply.data ?? null, failed: reply.errors?.[0]?.extensions?.code ?? null };
  }

  /** Like `ask`, where anything but data is a fault of the test. */
  async must<Data>(operation: string, variables: object = {}): Promise<Data> {
    const { data, failed } = await this.ask<Data>(operation, variables);
    if (!data || failed) throw new Error(`${operation} answered ${failed ?? 'nothing'}`);
    return data;
  }

  /** Goes on asking while the answer gets lost. */
  async persist<Data>(operation: string, variables: object = {}): Promise<Data> {
    return until(`${operation} is answered`, async () => {
      try {
        const { data, failed } = await this.ask<Data>(operation, variables);
        if (data && !failed) return data;
      } catch {
        // Lost on its way.
      }
      await pause(100);
      return null;
    });
  }
}

/** The newest code that a store sent to somebody, as the console shows it. */
async function sentCode(provider: string, store: string, email: string): Promise<string> {
  const page = await (await fetch(`${provider}/sandbox?store=${store}`)).text();
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

/** Somebody new with an account in a store, signed in. */
export async function newShopper({ url, provider, store }: Installation, name: string): Promise<Shopper> {
  const shopper = new Shopper(url, store);
  const email = `${name}@toko.test`;
  const registration = { name, email, password: 'belanja123' };
  const { register } = await shopper.must<{ register: { request: string } }>('Register', { registration });
  const code = await sentCode(provider, store, email);
  await shopper.must('VerifyCode', { request: register.request, code });
  return shopper;
}
