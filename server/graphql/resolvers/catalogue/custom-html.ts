import type { MutationResolvers } from '../../../__generated__/resolvers';
import { storeOf } from '../../../facade/context';
import { FacadeError } from '../../../facade/error-model';
import { checkPosition } from '../inputs';

export const customHtmlMutations: Pick<MutationResolvers, 'openCustomHtml'> = {
  openCustomHtml(_parent, { input: { component, position } }, context) {
    const { record } = storeOf(context);
    const opens = record.components.some(({ id, opensInBrowser }) => id === component && opensInBrowser);
    if (!opens) throw new FacadeError('NOT_FOUND', 'The store has no such custom HTML for browsers');
    const { codename: store } = record.store;
    return {
      path: context.framePath({ store, kind: 'component', id: component, ...checkPosition(position) }),
    };
  },
};
