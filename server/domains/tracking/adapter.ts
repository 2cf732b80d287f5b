import type { TrackClickInput, Store, TrackViewInput } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';

export const createTracking = (provider: ProviderCalls, store: Store) => ({
  async click(click: TrackClickInput): Promise<boolean> {
    const { component, action, value } = click;
    const fields = { ...common(click, store), comp_vuid: component, click_vuid: action, click_value: value };
    const reply = await provider.trackClick(fields, { orNull: true });
    return reply?.success ?? false;
  },

  async view(view: TrackViewInput): Promise<boolean> {
    const fields = { ...common(view, store), comp_vuid: view.component ?? '' };
    const reply = await provider.trackView(fields, { orNull: true });
    return reply?.success ?? false;
  },
});

const common = ({ path: page, deviceId }: { path: string; deviceId: string }, store: Store) => ({
  page_url: page,
  app_vuid: store.id,
  device_id: deviceId,
  is_web: 1 as const,
});
