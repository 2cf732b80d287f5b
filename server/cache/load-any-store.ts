import { createApps, type StoreReference } from '../adapters/apps';
import type { StoreRecord } from '../adapters/store-record';
import type { ProviderClient } from '../provider-client/provider-client';
import type { Settings } from '../settings';

const maxCandidates = 5;

interface Options {
  provider: ProviderClient;
  settings: Pick<Settings, 'MULTI_TENANT' | 'STORE_CODENAME'>;
  storeRecord: (reference: StoreReference) => Promise<StoreRecord | null>;
}

/**
 * Loads the configuration of the store that this process serves, or of one of them.
 * @throws ProviderError where the provider can't be asked.
 */
export async function loadAnyStore({ provider, settings, storeRecord }: Options): Promise<void> {
  const only = settings.MULTI_TENANT ? '' : settings.STORE_CODENAME;
  const codenames = only
    ? [only]
    : (await createApps(provider.forRequest({ store: '', requestId: 'server' })).list()).map(
        ({ codename }) => codename,
      );
  for (const codename of codenames.slice(0, maxCandidates)) {
    // One that can't be loaded is logged there.
    if (await storeRecord({ codename }).catch(() => null)) return;
  }
}
