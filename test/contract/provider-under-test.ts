import {
  createProviderClient,
  type InvalidRecordReport,
  type ProviderClient,
} from '../../server/provider-client/provider-client';
import { cleanUp } from '../support/programs/cleanup';
import { startProvider } from '../support/programs/start-provider';

export interface ProviderUnderTest {
  client: ProviderClient;
  /** The records of its replies that break the contract, which the storefront leaves out. */
  invalidRecords: readonly InvalidRecordReport[];
  stop(): Promise<void>;
}

/** The reference provider with its demo stores; any other is tested by `npm run conformance`. */
export async function startProviderUnderTest(): Promise<ProviderUnderTest> {
  const provider = await startProvider();
  const invalidRecords: InvalidRecordReport[] = [];
  const client = createProviderClient({
    baseUrl: provider.url,
    deadline: 10_000,
    onInvalidRecord: (record) => invalidRecords.push(record),
  });
  return {
    client,
    invalidRecords,
    async stop() {
      await client.close();
      await provider.stop();
      cleanUp();
    },
  };
}
