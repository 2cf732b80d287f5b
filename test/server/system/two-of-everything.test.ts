import { AcceptInvitationDocument } from '../../../studio/__generated__/documents/accept-invitation';
import { cleanUp } from '../../support/programs/cleanup';
import { canaryStore } from '../../support/stores/canary-store';
import { type Nginx, startNginx } from '../../support/programs/nginx';
import { documentId } from '../../support/programs/persisted-document';
import { providerAdmin } from '../../support/programs/provider-admin';
import { purchasesOf } from '../../support/customers/purchase';
import { newShopper, type Shopper } from '../../support/customers/shopper';
import { type RunningProvider, startProvider } from '../../support/programs/start-provider';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import type { StoreDocument } from '../../support/stores/store-documents';
import { inviteToStudio } from '../../support/studio/invite-to-studio';
import { publishChange } from '../../support/studio/publish-change';
import { StaffClient } from '../../support/studio/staff-client';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import { until } from '../../support/programs/until';
import { openPostgres } from '../../../provider/database/open-postgres';
import { createOnServer, type ServerDatabase, serverUrl } from '../../support/provider/server-database';

jest.setTimeout(300_000);
const store = 'kembar';
const clientCount = 4;
const statusOf = async (response: Response) => {
  await response.text();
  return response.status;
};
const { document, items } = canaryStore(store, 'kenari-kembar', { use_expedition: 0 });

interface CheckoutScreen {
  customer: {
    checkout: { subtotal: { amount: number }; lines: { id: string; quantity: number; price: { amount: number } }[] };
  };
}

(serverUrl ? describe : describe.skip)('two servers and two providers on one PostgreSQL, behind nginx', () => {
  let database: ServerDatabase;
  let providers: RunningProvider[];
  let servers: RunningServer[];
  let balancer: Nginx;
  let shopper: Shopper;

  const startOn = (url: string) => startProvider({ DATABASE_URL: url, DATA_DIR: temporaryFolder('provider') });
  const at = <T>(list: readonly T[], index: number): T => {
    const one = list[index];
    if (one === undefined) throw new Error(`There is no ${index}`);
    return one;
  };

  beforeAll(async () => {
    database = await createOnServer(serverUrl ?? '');
    providers = await Promise.all([startOn(database.url), startOn(database.url)]);
    const admin = providerAdmin(at(providers, 0));
    await admin.apply(store, document);
    await admin.replaceItems(store, items);
    servers = await Promise.all(
      [0, 1, 0].map((provider) =>
        startServer({
          dataDirectory: temporaryFolder('server'),
          environment: { PROVIDER_URL: at(providers, provider).url },
        }),
      ),
    );
    balancer = await startNginx({ upstreams: servers.map(({ url }) => url) });
    shopper = await newShopper({ url: at(servers, 0).url, provider: at(providers, 0).url, store }, 'kembar');
  });
  afterAll(async () => {
    await balancer.stop();
    for (const program of [...servers, ...providers]) if (!program.hasEnded()) await program.stop();
    await database.drop();
  });
  afterAll(cleanUp);

  test('providers that start together on an empty database migrate it once, without demo stores', async () => {
    const connection = openPostgres(database.url);
    const names = await connection.query<{ name: string }>('select name from migrations');
    const stores = await connection.query('select codename from stores');
    await connection.close();
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(stores).toEqual([{ codename: store }]);
  });

  test('a session of one server is valid at the other', async () => {
    for (const { url } of servers) {
      shopper.url = url;
      expect(await purchasesOf(shopper)).toEqual([]);
    }
  });

  /** The cart, ready to be ordered. */
  async function draftOrder(idempotencyKey: string) {
    await shopper.persist('AddToCart', { item: 'barang0', lines: [{ id: 'barang0', quantity: 1 }] });
    const { checkout } = (await shopper.persist<CheckoutScreen>('CheckoutScreen')).customer;
    return {
      lines: checkout.lines.map(({ id, quantity, price }) => ({ id, quantity, price: price.amount })),
      total: checkout.subtotal.amount,
      note: '',
      payment: 'tempat',
      paymentKind: 'DIRECT',
      idempotencyKey,
    };
  }

  test('one session code sent eight times to both servers makes one order', async () => {
    const order = await draftOrder('satu-kode-untuk-semua');
    const answers = Array.from({ length: 8 }, (_, count) => {
      shopper.url = at(servers, count % 2).url;
      return shopper.ask('CreateOrder', { order });
    });
    const told = (await Promise.all(answers)).map((answer) => JSON.stringify(answer));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain('"__typename":"CreatedOrder"');
    expect(await purchasesOf(shopper)).toHaveLength(1);
  });

  test('an order made at one server is announced at the other', async () => {
    const [listening, ordering] = [at(servers, 0).url, at(servers, 1).url];
    const end = new AbortController();
    const path = `/graphql?store=${store}&documentId=${encodeURIComponent(documentId('CustomerChanges'))}&session=${shopper.session}`;
    const headers = { accept: 'text/event-stream', origin: listening, cookie: shopper.cookie };
    const stream = await fetch(listening + path, { headers, signal: end.signal });
    expect(stream.status).toBe(200);
    shopper.url = ordering;
    const order = await draftOrder('kode-untuk-kabar');
    expect((await shopper.ask('CreateOrder', { order })).ok).toBe(true);
    let heard = '';
    for await (const piece of stream.body as unknown as AsyncIterable<Uint8Array>) {
      heard += Buffer.from(piece).toString();
      if (heard.includes('"OrderChange"')) break;
    }
    end.abort();
    expect(heard).toContain('"OrderChange"');
  });

  test('a published change is visible at both', async () => {
    const changed = canaryStore(store, 'kenari-berganti', { use_expedition: 0 });
    await providerAdmin(at(providers, 1)).apply(store, changed.document);
    for (const { url } of servers) {
      await until('the change is seen', async () =>
        (await (await fetch(`${url}/${store}`)).text()).includes('kenari-berganti'),
      );
    }
  });

  test('a change published in the studio of one server is visible at all', async () => {
    const email = 'pemilik@kembar.test';
    const invitation = await inviteToStudio(at(providers, 0), store, { email, role: 'owner' });
    const staff = new StaffClient(at(servers, 0).url);
    const account = { token: invitation, name: 'Pemilik', password: 'kata-sandi-panjang', language: 'ID' } as const;
    await staff.send(AcceptInvitationDocument, { input: account });
    const name = 'kenari-dari-studio';
    const change = (draft: StoreDocument) => ({ ...draft, app: { ...draft.app, name } });
    await publishChange(staff, { codename: store, change });
    for (const { url } of servers)
      await until('the change is seen', async () => (await (await fetch(`${url}/${store}`)).text()).includes(name));
  });

  test('a server whose provider is lost stays ready', async () => {
    await at(providers, 1).kill();
    const { url } = at(servers, 1);
    await until('it says that its provider is down', async () => {
      const response = await fetch(`${url}/readyz`);
      expect(response.status).toBe(200);
      return ((await response.json()) as { provider: string }).provider === 'down';
    });
    expect((await fetch(`${url}/${store}`)).status).toBe(200);
  });

  /** Requests pages through the balancer while something happens to a server, and for a while afterwards. */
  async function statusesWhile(happen: () => Promise<void>) {
    let asking = true;
    const statuses: number[] = [];
    const clients = Array.from({ length: clientCount }, async () => {
      while (asking) statuses.push(await fetch(`${balancer.url}/${store}`).then(statusOf, () => 0));
    });
    const more = async (what: string) => {
      const enough = statuses.length + 4 * clientCount;
      await until(what, () => statuses.length > enough);
    };
    await more('pages come');
    await happen();
    await more('pages still come');
    asking = false;
    await Promise.all(clients);
    return statuses;
  }

  test('a server stopped under load breaks no request through the balancer', async () => {
    const statuses = await statusesWhile(() => at(servers, 1).stop());
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('a server killed under load breaks only its own open requests', async () => {
    const statuses = await statusesWhile(() => at(servers, 2).kill());
    expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(clientCount);
  });
});
