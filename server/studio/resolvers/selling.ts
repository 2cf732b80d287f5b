import type { StoreResolvers } from '../../__generated__/studio-resolvers';
import { resultOf } from '../results';

export const sellingFields: Pick<StoreResolvers, 'selling'> = {
  selling: async ({ membership: { codename }, calls }) =>
    resultOf(await calls.ofStore(codename).checkDraftSelling({ codename }), ({ version, issues }) => ({
      __typename: 'Selling',
      version,
      issues: issues.map(({ level, ...issue }) => ({ ...issue, level: level === 'error' ? 'ERROR' : 'WARNING' })),
    })),
};
