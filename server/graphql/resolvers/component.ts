import type { QueryResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../context';
import { homeComponents } from '../home-components';

export const componentQueries: Pick<QueryResolvers, 'home' | 'component'> = {
  home(_parent, { tab }, context) {
    const { record, content } = storeOf(context);
    return content.components(homeComponents(record, tab ?? null));
  },
  component: (_parent, { viewUid, page }, context) => storeOf(context).content.component(viewUid, page ?? 1),
};
