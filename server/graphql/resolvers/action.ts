import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../context';
import { checkClick, checkView } from '../tracking-input';

export const actionQueries: Pick<QueryResolvers, 'action'> = {
  async action(_parent, { component, index }, context) {
    const { record, content } = storeOf(context);
    const written = record.components.find(({ actions }) => actions.has(component));
    if (written) return written.actions.get(component)?.[index] ?? null;
    const details = index === 0 ? (await content.itemPage(component))?.details : null;
    return details?.__typename === 'ContactDetails' ? details.action : null;
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
