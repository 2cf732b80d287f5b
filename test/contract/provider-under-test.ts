import { rmSync } from 'node:fs';
import { createProviderClient, type ProviderClient } from '../../server/provider-client/provider-client';
import { dataDirectory, runProvider } from '../provider/support/run-program';

export interface ProviderUnderTest {
  client: ProviderClient;
  stop(): Promise<void>;
}

/** The provider that `PROVIDER_URL` names, else the reference provider with its demo stores. */
export async function startProviderUnderTest(): Promise<ProviderUnderTest> {
  const given = process.env.PROVIDER_URL;
  const own = given ? null : await startReference();
  const client = createProviderClient({ baseUrl: given ?? own?.url ?? '', deadline: 10_000 });
  return {
    client,
    async stop() {
      await client.close();
      await own?.stop();
    },
  };
}

async function startReference() {
  const DATA_DIR = dataDirectory();
  const provider = await runProvider({ DATA_DIR });
  return {
    url: provider.url,
    async stop() {
      provider.child.kill('SIGTERM');
      await provider.ended;
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}
