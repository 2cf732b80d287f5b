import type { QueryResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../context';

export const itemQueries: Pick<QueryResolvers, 'item'> = {
  item: (_parent, { viewUid }, context) => storeOf(context).content.item(viewUid),
};
