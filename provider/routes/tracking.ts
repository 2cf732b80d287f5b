import type { Handlers } from '../http/operations';
import { NotFound } from '../not-found';
import { done } from '../replies/envelope';
import type { Repositories } from '../repositories/repositories';

export const trackingRoutes = ({ tracking }: Repositories) => {
  const answer = (isCounted: boolean) => {
    if (!isCounted) throw new NotFound('There is no such store');
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
