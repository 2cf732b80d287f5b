import { createRemoteAdmin } from '../../provider/cli/open-admin';
import { createOnServer, type ServerDatabase, serverUrl } from '../support/provider/server-database';
import { changed, storeText } from '../support/provider/fixture-store';
import { dataDirectory, runProvider } from '../support/provider/run-program';

const kills = process.env.SOAK ? 20 : 2;
jest.setTimeout(60_000 + kills * 60_000);

const ADMIN_KEY = 'the-key-of-the-crash-test';

describe.each(serverUrl ? ['PGlite', 'PostgreSQL'] : ['PGlite'])('a provider on %s', (name) => {
  let server: ServerDatabase | undefined;
  let environment: NodeJS.ProcessEnv = { ADMIN_KEY, DATA_DIR: dataDirectory() };
  beforeAll(async () => {
    if (name === 'PGlite' || !serverUrl) return;
    server = await createOnServer(serverUrl);
    environment = { ADMIN_KEY, DATABASE_URL: server.url };
  });
  afterAll(() => server?.drop());

  const start = async () => {
    const { child, ended, url } = await runProvider(environment);
    return { child, ended, admin: createRemoteAdmin(url, ADMIN_KEY) };
  };

  test(`loses no acknowledged revision when killed ${kills} times while stores are applied`, async () => {
    const acknowledged = new Map<number, string>();
    let provider = await start();
    let count = 0;

    for (let kill = 1; kill <= kills; kill += 1) {
      const { admin, child, ended } = provider;
      const deadline = acknowledged.size + 2 + (kill % 5) * 3;
      const applyUntilItDies = async (): Promise<void> => {
        for (;;) {
          count += 1;
          const named = `Nama ${count}`;
          const text = changed(storeText('tahan'), 'name: Warung tahan', `name: ${named}`);
          const moved = await admin.apply('tahan', { file: 'store.yaml', text }).catch(() => undefined);
          if (!moved) return;
          acknowledged.set(moved.revision, named);
          if (acknowledged.size === deadline) child.kill('SIGKILL');
        }
      };
      await Promise.all([applyUntilItDies(), applyUntilItDies(), applyUntilItDies()]);
      expect(await ended).toBe('SIGKILL');

      provider = await start();
      for (const [revision, named] of acknowledged) {
        const { document } = await provider.admin.export('tahan', revision);
        expect(document).toMatchObject({ app: { name: named } });
      }
      const current = await provider.admin.export('tahan');
      expect(current.revision).toBeGreaterThanOrEqual(Math.max(...acknowledged.keys()));
    }
    provider.child.kill('SIGTERM');
    expect(await provider.ended).toBe(0);
  });
});
