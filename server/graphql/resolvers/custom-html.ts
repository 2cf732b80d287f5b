import type { MutationResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../../facade/context';
import { FacadeError } from '../../facade/error-model';
import { checkPosition } from './inputs';

export const customHtmlMutations: Pick<MutationResolvers, 'openCustomHtml'> = {
  openCustomHtml(_parent, { input: { component, position } }, context) {
    const { record } = storeOf(context);
    const opens = record.components.some(({ id, opensInBrowser }) => id === component && opensInBrowser);
    if (!opens) throw new FacadeError('NOT_FOUND', 'No custom html that opens in a browser');
    const { codename: store } = record.store;
    return {
      address: context.framePath({ store, kind: 'component', id: component, ...checkPosition(position) }),
    };
  },
};
