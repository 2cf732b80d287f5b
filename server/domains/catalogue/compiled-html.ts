import type { PositionInput, Store } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { isViewUid } from '../../model/ids';

/** The tenant's HTML, not sanitised: use it only in a frame with an opaque origin. */
export const createCompiledHtml = (provider: ProviderCalls, store: Pick<Store, 'id'>) => {
  const fields = (id: string, { latitude: lat, longitude: lng }: PositionInput, hostname: string) => ({
    id,
    app_vuid: store.id,
    lat,
    lng,
    hostname,
    type: 2 as const,
  });
  return {
    async ofComponent(id: string, position: PositionInput, hostname: string): Promise<string | null> {
      if (!isViewUid(id)) return null;
      const reply = await provider.compileComponentHtml(fields(id, position, hostname), { orNull: true });
      return reply?.data ?? null;
    },

    async ofItem(id: string, position: PositionInput, hostname: string): Promise<string | null> {
      if (!isViewUid(id)) return null;
      const reply = await provider.compileListHtml(fields(id, position, hostname), { orNull: true });
      return reply?.data ?? null;
    },
  };
};
