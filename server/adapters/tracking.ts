import type { ClickInput, Store, ViewInput } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';

/** A tap waits for its count, so the count may not take long. */
const deadline = 1_000;

export const createTracking = (calls: ProviderCalls, store: Store) => ({
  async click(click: ClickInput): Promise<boolean> {
    const reply = await calls.postForm(
      'trackClick',
      path`/api/v2/customer/track/clicks`,
      { ...common(click, store), comp_vuid: click.component, click_vuid: click.action, click_value: click.value },
      deadline,
    );
    return reply?.success ?? false;
  },

  async view(view: ViewInput): Promise<boolean> {
    const fields = { ...common(view, store), comp_vuid: view.component ?? '' };
    const reply = await calls.postForm('trackView', path`/api/v2/customer/track/views`, fields, deadline);
    return reply?.success ?? false;
  },
});

const common = ({ path: page, deviceId }: { path: string; deviceId: string }, store: Store) => ({
  page_url: page,
  app_vuid: store.viewUid,
  device_id: deviceId,
  is_web: 1 as const,
});
