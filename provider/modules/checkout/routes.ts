import type { SignedInCustomer } from '../../customer';
import { type CartLine, groupLines } from '../cart/queries';
import { type Choice, parsePieces } from '../cart/rules/choices';
import { itemLines, validateLines } from '../cart/rules/lines';
import type { Clock } from '../../clock';
import type { Handlers } from '../../http/operations';
import { orNotFound } from '../../errors/call-errors';
import { Refused } from '../../errors/refusal';
import { type CheckoutLine, checkoutReply } from './reply';
import { nothing, refusable } from '../../contract/envelope';
import type { Addresses } from '../addresses';
import type { Cart } from '../cart';
import type { Catalogue } from '../catalogue';
import type { Stores } from '../stores';

export function checkoutRoutes(
  {
    cart: carts,
    stores: { commerce },
    addresses: { customerAddresses },
    catalogue: { sellables },
  }: { cart: Cart; stores: Stores; addresses: Addresses; catalogue: Catalogue },
  now: Clock,
) {
  async function cartLines(customer: SignedInCustomer, matches: (line: CartLine) => boolean) {
    const lines = (await carts.lines(customer)).filter((line) => line.checked && matches(line));
    const [group, another] = groupLines(lines);
    if (!group) throw new Refused('CART_EMPTY');
    if (another) throw new Refused('SEVERAL_GROUPS');
    validateLines(group, now());
    return group.map((line) => ({ ...line, id: String(line.id) })) as [CheckoutLine, ...CheckoutLine[]];
  }

  async function ownLines({ storeId }: SignedInCustomer, itemUid: string, choices: readonly Choice[]) {
    const [first, ...others] = await sellables.ofItem(storeId, itemUid);
    const lines = itemLines([orNotFound(first), ...others], choices, now());
    return lines.map((line) => ({ ...line, checked: true })) as [CheckoutLine, ...CheckoutLine[]];
  }

  return {
    prepareCheckout: ({
      customer,
      body: { list_vuid, quantity = 1, variants, parent_vuid, partner_vuid, origin_city },
    }) =>
      refusable(async () => {
        const shop = parent_vuid || partner_vuid;
        const matches = (line: CartLine) =>
          (!shop || line.shop?.view_uid === shop) && (!origin_city || line.city === origin_city);
        const lines = list_vuid
          ? await ownLines(customer, list_vuid, parsePieces({ list_vuid, quantity, variants }))
          : await cartLines(customer, matches);
        return checkoutReply({
          lines,
          type: lines[0].type,
          revision: await carts.revision(customer),
          app: await commerce.of(customer.storeId),
          address: await customerAddresses.find(customer.id),
          now: now(),
        });
      }, nothing),
  } satisfies Partial<Handlers>;
}
