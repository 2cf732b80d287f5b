import { join } from 'node:path';
import { createRemoteAdmin } from '../../provider/admin/remote-admin';
import { findHolder } from '../../provider/database/lock-file';
import { changed, storeText } from './support/fixture-store';
import { dataDirectory, runProvider } from './support/run-program';

const kills = process.env.SOAK ? 20 : 2;
jest.setTimeout(60_000 + kills * 60_000);

const DATA_DIR = dataDirectory();

async function start() {
  const { child, ended, url } = await runProvider({ DATA_DIR });
  const key = findHolder(join(DATA_DIR, 'pg'))?.adminKey;
  if (!key) throw new Error('The lock file has no key');
  return { child, ended, admin: createRemoteAdmin(url, key) };
}

test(`${kills} times kill -9 while stores are applied loses no acknowledged revision`, async () => {
  const acknowledged = new Map<number, string>();
  let provider = await start();
  let count = 0;

  for (let kill = 1; kill <= kills; kill += 1) {
    const { admin, child, ended } = provider;
    const deadline = acknowledged.size + 2 + (kill % 5) * 3;
    const applyUntilItDies = async (): Promise<void> => {
      for (;;) {
        count += 1;
        const name = `Nama ${count}`;
        const text = changed(storeText('tahan'), 'name: Warung tahan', `name: ${name}`);
        const moved = await admin.apply('tahan', { file: 'store.yaml', text }).catch(() => undefined);
        if (!moved) return;
        acknowledged.set(moved.revision, name);
        if (acknowledged.size === deadline) child.kill('SIGKILL');
      }
    };
    await Promise.all([applyUntilItDies(), applyUntilItDies(), applyUntilItDies()]);
    expect(await ended).toBe('SIGKILL');

    provider = await start();
    for (const [revision, name] of acknowledged) {
      const { document } = await provider.admin.export('tahan', revision);
      expect(document).toMatchObject({ app: { name } });
    }
    const current = await provider.admin.export('tahan');
    expect(current.revision).toBeGreaterThanOrEqual(Math.max(...acknowledged.keys()));
  }
  provider.child.kill('SIGTERM');
  expect(await provider.ended).toBe(0);
});
