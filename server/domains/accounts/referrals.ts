import type { ReferralNote } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { mapOutcome } from '../../model/map-refusal';
import type { StoreRecord } from '../stores/store-record';
import { mapReferralNote, mapReferredFriend } from '../wallet/mapping';
import { followingPage } from '../../model/connection';
import type { OutcomeModel, ReferredFriendConnectionModel } from '../../model/models';
import type { PageKey } from '../wallet/adapter';

/** Null if the store has no referral programme. */
export const createReferrals = (provider: ProviderCalls, { wallet: { currency } }: StoreRecord) => ({
  async note(): Promise<ReferralNote | null> {
    const reply = await provider.getReferralNote({}, { orNull: true });
    return reply && mapReferralNote(reply.data, currency);
  },

  async friends({ page, after }: PageKey): Promise<ReferredFriendConnectionModel | null> {
    const reply = await provider.listReferrals(after === '' ? {} : { after }, { orNull: true });
    if (!reply) return null;
    const friends = reply.data.data.map((friend) => mapReferredFriend(friend, currency));
    return followingPage(friends, page, reply.data.after);
  },

  async enter(code: string, idempotencyKey: string): Promise<OutcomeModel> {
    return mapOutcome(await provider.enterReferral({ referral: code, session_code: idempotencyKey }));
  },
});
