import type { Action, QueryResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../../facade/context';

const linkAction = (id: string, link: string): Action => ({
  id,
  index: 0,
  kind: 'WEBSITE',
  value: link,
  label: '',
  description: '',
  icon: null,
});

export const actionQueries: Pick<QueryResolvers, 'action'> = {
  async action(_parent, { componentId, index }, context) {
    const { record, content } = storeOf(context);
    const configured = record.components.find(({ actions }) => actions.has(componentId));
    if (configured) return configured.actions.get(componentId)?.[index] ?? null;
    const page = index === 0 ? await content.itemPage(componentId) : null;
    if (page?.__typename === 'ContactActionPage') return page.action ?? null;
    return page?.__typename === 'RedirectLinkPage' && page.link ? linkAction(componentId, page.link) : null;
  },
};
