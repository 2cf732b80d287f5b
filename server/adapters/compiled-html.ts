import type { PositionInput, Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { isViewUid } from './ids';

/** Html of the tenant's own making, not sanitised: only ever the document of an opaque-origin frame. */
export const createCompiledHtml = (calls: ProviderCalls, store: Pick<Store, 'viewUid'>) => {
  const fields = ({ latitude: lat, longitude: lng }: PositionInput, hostname: string) => ({
    app_vuid: store.viewUid,
    lat,
    lng,
    hostname,
    type: 2 as const,
  });
  return {
    async ofComponent(viewUid: string, position: PositionInput, hostname: string): Promise<string | null> {
      if (!isViewUid(viewUid)) return null;
      const address = path`/api/v2/customer/component/${viewUid}/compile-html`;
      return (await calls.postForm('compileComponentHtml', address, fields(position, hostname)))?.data ?? null;
    },

    async ofItem(viewUid: string, position: PositionInput, hostname: string): Promise<string | null> {
      if (!isViewUid(viewUid)) return null;
      const address = path`/api/v2/customer/list/${viewUid}/compile-html`;
      return (await calls.postForm('compileListHtml', address, fields(position, hostname)))?.data ?? null;
    },
  };
};
