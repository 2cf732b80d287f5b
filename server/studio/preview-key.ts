import type { Log } from '../base/log';
import { previewScope } from '../facade/previews';
import type { ProviderClient } from '../provider-client/provider-client';
import { ProviderError } from '../provider-client/provider-error';
import type { Preview } from '../sealing/preview-sealer';

interface KeyScope {
  readonly requestId: string;
  readonly log: Log;
}

/** Whether the provider takes this server's key for previews, asked until it does. Other failures are the page's to tell. */
export function createPreviewKey(provider: ProviderClient) {
  let isTaken = false;
  return async (preview: Preview, { requestId, log }: KeyScope): Promise<boolean> => {
    if (isTaken) return true;
    try {
      await provider.forRequest({ requestId, ...previewScope(preview) }).getApp({ codename: preview.store });
      isTaken = true;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 403) return true;
      log.error(
        { err: error, requestId },
        "the provider shows no previews to this server: set PROVIDER_KEY to the provider's own",
      );
      return false;
    }
    return true;
  };
}
