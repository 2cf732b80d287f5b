import { parse } from 'yaml';
import type { components } from '../../../provider/__generated__/studio';
import { cleanUp } from '../programs/cleanup';
import { seededData } from '../programs/seeded-data';
import { startProvider } from '../programs/start-provider';
import { inviteToStudio } from './invite-to-studio';
import { storeCommand, storeFile, type storeProgram } from '../programs/store-command';

type Document = Readonly<Record<string, unknown>>;
type Draft = components['schemas']['Draft'];

interface Call {
  token?: string;
  fields?: Readonly<Record<string, string>>;
  json?: object;
}

export interface Publisher {
  /** Runs `npm run store -- apply` on a file. @throws Error if it is refused */
  applyFile(document: Document): Promise<void>;
  /** Adds a store with only what every one needs and one item, and makes the person its owner. */
  addStore(codename: string, item: string): Promise<void>;
  /** Saves the draft of a store and publishes it. @throws Error if that is refused */
  publish(document: Document): Promise<void>;
  /** What `npm run store -- export` prints, without the number of the revision. */
  exported(codename: string): Promise<Document>;
  stop(): Promise<void>;
}

const person = { email: 'studio@toko.test', password: 'belanja123' };

/** The reference provider with its demo stores, and the calls of a person who owns them in the studio. */
export async function startPublisher(runStore: typeof storeProgram = storeCommand): Promise<Publisher> {
  const DATA_DIR = await seededData();
  const provider = await startProvider({ DATA_DIR, DATABASE_URL: '' });

  async function call<Data>(path: string, { token, fields, json }: Call = {}): Promise<Data> {
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
    const response = await fetch(provider.url + path, {
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': type },
      ...((json ?? fields) && {
        method: 'POST',
        body: json ? JSON.stringify(json) : String(new URLSearchParams(fields)),
      }),
    });
    const reply = (await response.json()) as { success: boolean; data: Data };
    if (!reply.success) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(reply)}`);
    return reply.data;
  }

  async function command(...words: string[]): Promise<string> {
    const { code, output } = await runStore(DATA_DIR, ...words);
    if (code !== 0) throw new Error(output);
    return output;
  }

  const applyFile = async (document: Document) =>
    void (await command('apply', storeFile('store.yaml', JSON.stringify(document)), '--force'));

  const { token } = await call<{ token: string }>('/staff/sign-in', { fields: person });
  return {
    applyFile,
    async addStore(codename, item) {
      const components = [{ view_uid: 'semua', name: 'Semua', category: 6 }];
      await applyFile({ codename, app: { view_uid: codename, name: 'Baru', layout: 0 }, components });
      const items = [{ view_uid: item, type: 0, title: 'Roti Gandum', price: 25_000, weight: 500 }];
      await command('items', 'apply', codename, storeFile('items.yaml', JSON.stringify({ items })));
      const invitation = await inviteToStudio(provider, codename, { email: person.email, role: 'owner' });
      await call(`/staff/invitations/${invitation}/join`, { token, fields: {} });
    },
    async publish(document) {
      const store = `/staff/stores/${String(document.codename)}`;
      const { version } = await call<Draft>(`${store}/draft`, { token });
      const saved = await call<Draft>(`${store}/draft`, { token, json: { version, document } });
      if (saved.issues.length > 0) throw new Error(JSON.stringify(saved.issues));
      await call(`${store}/draft/publish`, { token, fields: { version: String(saved.version) } });
    },
    async exported(codename) {
      const { revision: _, ...document } = parse(await command('export', codename)) as Document;
      return document;
    },
    async stop() {
      await provider.stop();
      cleanUp();
    },
  };
}
