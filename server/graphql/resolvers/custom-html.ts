import type { MutationResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../context';
import { FacadeError } from '../error-model';

export const customHtmlMutations: Pick<MutationResolvers, 'openCustomHtml'> = {
  openCustomHtml(_parent, { component, position: { latitude, longitude } }, context) {
    const { record } = storeOf(context);
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
      throw new FacadeError('BAD_INPUT', 'No such place on earth');
    const opens = record.components.some(({ viewUid, opensInBrowser }) => viewUid === component && opensInBrowser);
    if (!opens) throw new FacadeError('NOT_FOUND', 'No custom html that opens in a browser');
    return { address: `/frame/${context.sealFrame({ store: record.store.codename, component, latitude, longitude })}` };
  },
};
