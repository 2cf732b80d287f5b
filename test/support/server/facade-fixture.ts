import type { FacadeSettings } from '../../../server/base/settings';
import { createFacade, type Facade, type FacadeOptions } from '../../../server/graphql/facade';
import persisted from '../../../server/__generated__/persisted-documents.json';
import { facadeSchema } from '../../../server/graphql/schema';
import { readTrustedDocuments } from '../../../server/graphql/trusted-documents';
import { readTrustedProxies } from '../../../server/base/client-address';
import { app, component, itemDetail } from './rest-examples';
import { ownDocuments } from './own-documents';
import { startStubProvider, type StubProvider } from './stub-provider';

export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error';
  facts: object;
  message: string;
}

export function memoryLog() {
  const lines: LogLine[] = [];
  const at = (level: LogLine['level']) => (facts: object, message: string) =>
    void lines.push({ level, facts, message });
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

export const settings: FacadeSettings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: 4200,
  PUBLIC_URL: 'http://shop.test',
  STUDIO_ORIGIN: '',
  TRUSTED_PROXIES: readTrustedProxies(''),
  PROVIDER_KEY: '',
  MULTI_TENANT: true,
  STORE_CODENAME: '',
  MEDIA_HOSTS: [],
  PLACES_URL: '',
  GEOCODER_URL: '',
  SESSION_SECRETS: ['a secret of thirty-two characters or more'],
};

export const documents = { ...persisted, ...ownDocuments };
/** A test's own documents, in the format of trusted documents. */
export const trust = (texts: Readonly<Record<string, string>>) => readTrustedDocuments(facadeSchema, texts);
const trusted = trust(documents);

/** The id of a document of the build or of these tests, by its operation's name. */
export function documentId(name: string): string {
  const found = Object.entries(documents).find(([, text]) =>
    new RegExp(`(query|mutation|subscription) ${name}\\b`).test(text),
  );
  if (!found) throw new Error(`No document is called ${name}`);
  return found[0];
}

export interface Fixture {
  facade: Facade;
  provider: StubProvider;
  log: ReturnType<typeof memoryLog>;
  /** Advances the facade's clock. */
  pass(milliseconds: number): void;
  run(name: string, variables?: object, options?: Partial<Parameters<Facade['run']>[0]>): ReturnType<Facade['run']>;
  close(): Promise<void>;
}

/** A facade over a stub provider with one store `warung`: a product list and a text on its home page, and one item. */
export async function startFacade(options: Partial<FacadeOptions> = {}, deadline = 2_000): Promise<Fixture> {
  const provider = await startStubProvider();
  const components = [
    component(),
    component({ view_uid: 'tentang', name: 'Tentang', category: 0, attr1: '<p>Halo</p>' }),
  ];
  provider.apps.set('warung', app({ components }));
  provider.details.set('warung', [itemDetail()]);
  const log = memoryLog();
  let clock = Date.now();
  const facade = createFacade({
    providerUrl: provider.baseUrl,
    providerDeadlineMs: deadline,
    settings,
    documents: trusted,
    log,
    now: () => clock,
    ...options,
  });
  return {
    facade,
    provider,
    log,
    pass: (milliseconds) => {
      clock += milliseconds;
    },
    run: (name, variables = {}, more = {}) =>
      facade.run({
        store: { codename: 'warung' },
        locale: 'id',
        documentId: documentId(name),
        variables,
        requestId: 'request-1',
        log,
        ...more,
      }),
    async close() {
      await facade.close();
      await provider.close();
    },
  };
}
