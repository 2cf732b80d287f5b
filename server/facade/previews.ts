import type { Cache } from '../cache/cache';
import { createApps } from '../domains/stores/adapter';
import type { StoreRecord } from '../domains/stores/store-record';
import type { createTracking } from '../domains/tracking/adapter';
import type { Locale } from '../base/locale';
import type { ProviderClient, ProviderScope } from '../provider-client/provider-client';
import type { Preview, PreviewSealer } from '../sealing/preview-sealer';

interface PreviewRequest {
  readonly requestId: string;
  readonly locale: Locale;
  readonly signal?: AbortSignal;
}

/** What the provider's calls of a preview have in common; their failures do not count for the store's customers. */
export const previewScope = ({ store, revision, grant }: Preview): Pick<ProviderScope, 'store' | 'preview'> => ({
  store: `${store} preview`,
  preview: `${store}:${revision}:${grant}`,
});

/** Shares nothing with anybody, and stores nothing. */
export const noCache: Cache = { read: (_key, load) => load() };

/** Looking at a preview is counted nowhere. */
export const noTracking: ReturnType<typeof createTracking> = {
  click: async () => true,
  view: async () => true,
};

/** Null if the provider no longer shows it. A preview also shows the pages of a store for members. */
export async function loadPreview(
  provider: ProviderClient,
  preview: Preview,
  request: PreviewRequest,
): Promise<StoreRecord | null> {
  const calls = provider.forRequest({ ...request, ...previewScope(preview) });
  const found = await createApps(calls).find({ codename: preview.store }, null);
  if (!found?.record) return null;
  const { record } = found;
  return { ...record, store: { ...record.store, signInRequired: false } };
}

export interface OpenedPreview {
  readonly preview: Preview;
  readonly record: StoreRecord;
}

/** Opens the last two parts of a preview's base. Null if it does not exist, has expired, or is shown no more. */
export type OpenPreview = (sealed: string, codename: string, request: PreviewRequest) => Promise<OpenedPreview | null>;

export const createOpenPreview =
  (provider: ProviderClient, sealer: PreviewSealer): OpenPreview =>
  async (sealed, codename, request) => {
    const preview = sealer.open(sealed, codename);
    const record = preview && (await loadPreview(provider, preview, request));
    return record && { preview, record };
  };
