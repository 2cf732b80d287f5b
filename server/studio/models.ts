import type { Membership, Refusal } from '../__generated__/studio-resolvers';
import type { StaffCalls, StaffProfile } from './studio-context';

/** A person; fields that are not here are loaded by their resolvers. */
export interface PersonModel {
  readonly profile: StaffProfile;
  readonly calls: StaffCalls;
}

/** A store of the signed-in person; its fields are loaded by their resolvers. */
export interface StoreModel {
  readonly membership: Membership;
  readonly calls: StaffCalls;
}

export type RefusalModel = Refusal & { readonly __typename: 'Refusal' };
