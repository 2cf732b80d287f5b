import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Dispatcher, request } from 'undici';
import type { FacadeSettings } from '../../../server/base/settings';
import { readTrustedDocuments } from '../../../server/graphql/trusted-documents';
import { pictureUploads } from '../../../server/http/studio/picture-uploads';
import { createProviderClient } from '../../../server/provider-client/provider-client';
import { studioSchema } from '../../../server/studio/schema';
import { studioFacade } from '../../../server/studio/studio-facade';
import { providerKey } from '../provider/test-app';
import { settings } from './facade-fixture';
import { type StudioDocument, studioDocuments } from './studio-documents';

export interface StudioCall {
  method?: Dispatcher.HttpMethod;
  url?: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

export interface StudioReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: { data?: Record<string, unknown> | null; errors?: { message: string; extensions: Record<string, unknown> }[] };
  /** The `Set-Cookie` headers. */
  cookies: string[];
}

export const studioOrigin = settings.PUBLIC_URL;

/** Of earlier builds: one that an open tab still sends, and one that the schema has outgrown. */
const previousDocuments = { earlier: 'query Earlier { me { name } }', gone: 'query Gone { me { gone } }' };

const documents = readTrustedDocuments(studioSchema, studioDocuments);

/** A browser with a cookie jar of its own. */
export interface StudioBrowser {
  cookie: string;
  send(name: StudioDocument, variables?: object, more?: StudioCall): Promise<StudioReply>;
  /** The mutation's result. */
  mutate(name: StudioDocument, input?: object): Promise<unknown>;
}

export interface Studio {
  app: FastifyInstance;
  origin: string;
  /** What the server wrote to its log. */
  lines: string[];
  pass(milliseconds: number): void;
  call(call: StudioCall): Promise<StudioReply>;
  browser(): StudioBrowser;
  close(): Promise<void>;
}

/** The studio's facade over a provider. */
export async function startStudio(providerUrl: string, given: Partial<FacadeSettings> = {}): Promise<Studio> {
  const all = { ...settings, PROVIDER_KEY: providerKey, ...given };
  const provider = createProviderClient({ baseUrl: providerUrl, key: providerKey });
  const lines: string[] = [];
  let clock = Date.now();
  const logger = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } };
  const app = Fastify({ forceCloseConnections: true, logger });
  await app.register(fastifyCookie);
  await app.register(studioFacade({ provider, settings: all, documents, now: () => clock, previousDocuments }));
  await pictureUploads(app, { provider, settings: all, mediaBase: providerUrl });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  async function call({ method = 'POST', url = '/studio/graphql', headers = {}, payload }: StudioCall) {
    const answer = await request(new URL(url, origin), { method, headers, body: payload ?? null });
    const text = await answer.body.text();
    const body = (text.startsWith('{') ? JSON.parse(text) : {}) as StudioReply['body'];
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    return { status: answer.statusCode, headers: answer.headers, text, body, cookies };
  }

  function browser(): StudioBrowser {
    return {
      cookie: '',
      async send(name, variables = {}, { headers, ...more } = {}) {
        const reply = await call({
          payload: JSON.stringify({ documentId: name, variables }),
          headers: {
            'content-type': 'application/json',
            origin: studioOrigin,
            ...(this.cookie && { cookie: this.cookie }),
            ...headers,
          },
          ...more,
        });
        const [set] = reply.cookies;
        if (set) this.cookie = /max-age=0/i.test(set) ? '' : (set.split(';')[0] ?? '');
        return reply;
      },
      async mutate(name, input) {
        const { body, text } = await this.send(name, input ? { input } : {});
        if (!body.data) throw new Error(text);
        return body.data[name];
      },
    };
  }

  return {
    app,
    origin,
    lines,
    pass: (milliseconds) => {
      clock += milliseconds;
    },
    call,
    browser,
    async close() {
      await app.close();
      await provider.close();
    },
  };
}
