import { itemType } from './goods';
import { person } from './person';
import { ok, type Replies } from './replies';

const favourites = 3;

/** What the customer likes, and whom they have referred. */
export const likedReplies: Replies<'listFavourites' | 'getReferralNote' | 'listReferrals' | 'listBillNumbers'> = {
  async listFavourites({ goods }) {
    const pieces = await goods.ofTypes(Object.values(itemType), favourites);
    return ok(pieces.map(({ item: { view_uid, title, image } }) => ({ view_uid, title, image })));
  },

  async getReferralNote({ offers }) {
    const note = await offers.referral();
    return note && ok({ ...note, username: person.username, entered: null });
  },

  async listReferrals({ offers, times }, { after }) {
    const note = await offers.referral();
    if (!note) return null;
    const friends = [
      { unique_id: '2', name: 'B***', joined: times.at(-5, '13:00'), earned: 0 },
      { unique_id: '1', name: 'R***', joined: times.at(-20, '08:15'), earned: note.referrer_reward },
    ];
    return ok({ data: after === undefined ? friends : [], after: null });
  },

  /** A number that nobody has cannot be one that a biller knows. */
  listBillNumbers: async () => ok([]),
};
