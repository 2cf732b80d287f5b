import type { QueryResolvers } from '../../../__generated__/resolvers';
import { isTabbed } from '../../../domains/stores/codes';
import type { ComponentModel } from '../../../model/models';
import { storeOf } from '../../../facade/context';
import { homeComponents } from './home-components';

const isEmpty = (component: ComponentModel) =>
  component.__typename === 'SegmentList' && component.segments.length === 0;

export const componentQueries: Pick<QueryResolvers, 'home' | 'component'> = {
  async home(_parent, { tabId }, context) {
    const { record, content } = storeOf(context);
    const components = await content.components(homeComponents(record, tabId ?? null));
    // An empty tab shows a message on its own page; elsewhere an empty component would leave a gap.
    return isTabbed(record.store.layout) ? components : components.filter((component) => !isEmpty(component));
  },
  component: (_parent, { id, page }, context) => storeOf(context).content.component(id, page ?? 1),
};
