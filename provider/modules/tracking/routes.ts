import type { Handlers } from '../../http/operations';
import { NotFound } from '../../errors/call-errors';
import { done } from '../../contract/envelope';
import type { Tracking } from './index';

export const trackingRoutes = ({ tracking }: { tracking: Tracking }) => {
  const answer = (isCounted: boolean) => {
    if (!isCounted) throw new NotFound('The store does not exist');
    return done;
  };
  return {
    async trackClick({ body }) {
      return answer(await tracking.click(body));
    },

    async trackView({ body }) {
      return answer(await tracking.view(body));
    },
  } satisfies Partial<Handlers>;
};
