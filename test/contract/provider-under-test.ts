import { createProviderClient, type ProviderClient } from '../../server/provider-client/provider-client';
import { cleanUp } from '../harness/at-the-end';
import { startProvider } from '../harness/start-provider';

export interface ProviderUnderTest {
  client: ProviderClient;
  stop(): Promise<void>;
}

/** The provider that `PROVIDER_URL` names, else the reference provider with its demo stores. */
export async function startProviderUnderTest(): Promise<ProviderUnderTest> {
  const given = process.env.PROVIDER_URL;
  const own = given ? null : await startProvider();
  const client = createProviderClient({ baseUrl: given ?? own?.url ?? '', deadline: 10_000 });
  return {
    client,
    async stop() {
      await client.close();
      await own?.stop();
      cleanUp();
    },
  };
}
