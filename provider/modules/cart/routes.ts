import type { SignedInCustomer } from '../../customer';
import { BadRequest, orNotFound } from '../../errors/call-errors';
import { groupOf } from './queries';
import { parseChanges, parsePieces } from './rules/choices';
import type { Clock } from '../../clock';
import type { Handlers } from '../../http/operations';
import { cartReply } from './reply';
import { accepted, refusable } from '../../contract/envelope';
import type { Cart } from './index';
import type { Catalogue } from '../catalogue';
import type { Stores } from '../stores';

export const cartRoutes = (
  { cart: carts, stores: { commerce }, catalogue: { sellables } }: { cart: Cart; stores: Stores; catalogue: Catalogue },
  now: Clock,
) => {
  const cartOf = async (customer: SignedInCustomer) =>
    cartReply({
      lines: await carts.lines(customer),
      losses: await carts.losses(customer),
      revision: await carts.revision(customer),
      app: await commerce.of(customer.storeId),
      now: now(),
    });

  const changeCart = (customer: SignedInCustomer, change: () => Promise<void>) =>
    refusable(
      async () => {
        await change();
        return cartOf(customer);
      },
      () => cartOf(customer),
    );

  return {
    async addToCart({ customer, body: { list_vuid, quantity = 1, variants, session_code } }) {
      const choices = parsePieces({ list_vuid, quantity, variants });
      const [first, ...others] = await sellables.ofItem(customer.storeId, list_vuid);
      const item = [orNotFound(first), ...others] as const;
      const addition = { sellables: item, choices, sessionCode: session_code };
      const { success, message, error_code, data } = await carts.add(customer, addition);
      return { success, message, error_code, data };
    },

    async showCart({ customer }) {
      return accepted(await cartOf(customer));
    },

    updateCart: ({ customer, body }) => changeCart(customer, () => carts.update(customer, parseChanges(body.cart))),

    async deleteFromCart({ customer, query }) {
      const { cart_uid, supplier_vuid, parent_vuid, partner_vuid, city = '' } = query;
      if (cart_uid !== undefined) {
        return changeCart(customer, () => carts.remove(customer, ({ id }) => String(id) === cart_uid));
      }
      if (supplier_vuid === undefined) throw new BadRequest('Name a line by cart_uid or a group by supplier_vuid');
      const shop = supplier_vuid || parent_vuid || partner_vuid || '';
      return changeCart(customer, () => carts.remove(customer, (line) => groupOf(line) === `${shop} ${city}`));
    },
  } satisfies Partial<Handlers>;
};
