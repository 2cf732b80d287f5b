import type { PositionInput, Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { isViewUid } from './ids';

/** Html of the tenant's own making, not sanitised: only ever the document of an opaque-origin frame. */
export const createCompiledHtml = (calls: ProviderCalls, store: Pick<Store, 'viewUid'>) => ({
  async ofComponent(viewUid: string, position: PositionInput, hostname: string): Promise<string | null> {
    if (!isViewUid(viewUid)) return null;
    const { latitude: lat, longitude: lng } = position;
    const fields = { app_vuid: store.viewUid, lat, lng, hostname, type: 2 as const };
    const reply = await calls.postForm(
      'compileComponentHtml',
      path`/api/v2/customer/component/${viewUid}/compile-html`,
      fields,
    );
    return reply?.data ?? null;
  },
});
