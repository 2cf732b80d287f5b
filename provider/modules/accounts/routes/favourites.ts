import { nothing, ok, refusable } from '../../../contract/envelope';
import type { Handlers } from '../../../http/operations';
import type { Accounts } from '../index';

export const favouriteRoutes = ({ accounts: { favourites, favouriteRows } }: { accounts: Accounts }) =>
  ({
    async listFavourites({ customer }) {
      return ok(await favouriteRows.list(customer.id));
    },

    async saveFavourite({ customer, body: { view_uid, favourite } }) {
      const change = async () => {
        if (favourite === 1) await favourites.add(customer, view_uid);
        else await favouriteRows.remove(customer.id, view_uid);
        return null;
      };
      const { success, message, error_code } = await refusable(change, nothing);
      return { success, message, error_code };
    },

    async mergeFavourites({ customer, body: { view_uids, session_code } }) {
      const { success, message, error_code } = await favourites.merge(customer, view_uids, session_code);
      return { success, message, error_code };
    },
  }) satisfies Partial<Handlers>;
