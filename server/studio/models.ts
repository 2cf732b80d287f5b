import type { ProviderCalls } from '../provider-client/provider-client';
import type { Reply } from '../provider-client/operation';
import type { Membership } from '../__generated__/studio-resolvers';

type Calls = Pick<ProviderCalls, 'listStaffSessions'>;

/** The signed-in person; fields that are not here are loaded by their resolvers. */
export type PersonModel = Reply<'getStaffProfile'>['data'] & { calls?: Calls };

/** A store of the signed-in person; its fields are loaded by their resolvers. */
export interface StoreModel {
  readonly membership: Membership;
}
