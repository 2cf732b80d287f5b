import type { MutationResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../../facade/context';
import { checkClick, checkView } from './inputs';

export const trackingMutations: Pick<MutationResolvers, 'trackClick' | 'trackView'> = {
  async trackClick(_parent, { input }, context) {
    return { counted: await storeOf(context).tracking.click(checkClick(input)) };
  },
  async trackView(_parent, { input }, context) {
    return { counted: await storeOf(context).tracking.view(checkView(input)) };
  },
};
