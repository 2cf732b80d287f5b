import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../context';
import { checkClick, checkView } from '../tracking-input';

export const actionQueries: Pick<QueryResolvers, 'action'> = {
  action(_parent, { component, index }, context) {
    const { components } = storeOf(context).record;
    return components.find(({ actions }) => actions.has(component))?.actions.get(component)?.[index] ?? null;
  },
};

export const actionMutations: Pick<MutationResolvers, 'trackClick' | 'trackView'> = {
  async trackClick(_parent, { click }, context) {
    return { counted: await storeOf(context).tracking.click(checkClick(click)) };
  },
  async trackView(_parent, { view }, context) {
    return { counted: await storeOf(context).tracking.view(checkView(view)) };
  },
};
