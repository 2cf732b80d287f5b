import { maxFavourites } from '../../../__generated__/limits';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { createAttempts } from '../../attempts/queries';
import {
  addFavourites,
  countFavourites,
  hasItem,
  lockFavourites,
  newFavourites,
  type Owner,
} from '../queries/favourites';

export const createFavourites = (database: Database, attempts: ReturnType<typeof createAttempts>, now: Clock) => ({
  /** @throws Refused if the store has no such item, or the customer has too many. */
  add: (owner: Owner, itemUid: string) =>
    database.transaction(async (transaction) => {
      await lockFavourites(transaction, owner.id);
      const added = await newFavourites(transaction, owner, [itemUid]);
      if (added.length === 0) {
        if (!(await hasItem(transaction, owner.storeId, itemUid))) throw new Refused('LINE_GONE');
        return;
      }
      if ((await countFavourites(transaction, owner.id)) >= maxFavourites) throw new Refused('FAVOURITES_FULL');
      await addFavourites(transaction, owner, added, now());
    }),

  /** Once per session code. Favourites over the limit are left out, oldest first. */
  merge: (owner: Owner, itemUids: string, sessionCode: string) =>
    attempts.once(
      {
        customerId: owner.id,
        sessionCode,
        operation: 'mergeFavourites',
        fields: { view_uids: itemUids },
      },
      async (transaction) => {
        await lockFavourites(transaction, owner.id);
        const added = await newFavourites(transaction, owner, itemUids.split(','));
        const free = Math.max(0, maxFavourites - (await countFavourites(transaction, owner.id)));
        await addFavourites(transaction, owner, added.slice(0, free), now());
        return null;
      },
    ),
});
