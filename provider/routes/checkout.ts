import type { SignedInCustomer } from '../accounts/signed-in-customer';
import { type CartLine, groupLines } from '../cart/cart-line';
import { directPurchase, goods, judgeLine } from '../cart/judge-line';
import { judgeLines } from '../cart/judge-lines';
import type { Clock } from '../clock';
import type { Handlers } from '../http/operations';
import { found } from '../not-found';
import { Refused } from '../refusal';
import { type CheckoutLine, checkoutReply } from '../replies/checkout-reply';
import { nothing, refusable } from '../replies/refusable';
import type { Repositories } from '../repositories/repositories';

export function checkoutRoutes({ carts, commerce, customerAddresses, sellables }: Repositories, now: Clock) {
  async function cartLines(customer: SignedInCustomer, isMeant: (line: CartLine) => boolean) {
    const lines = (await carts.lines(customer)).filter((line) => line.checked && isMeant(line));
    const [group, another] = groupLines(lines);
    if (!group) throw new Refused('CART_EMPTY');
    if (another) throw new Refused('SEVERAL_GROUPS');
    judgeLines(group, now());
    return group.map((line) => ({ ...line, id: String(line.id) })) as [CheckoutLine, ...CheckoutLine[]];
  }

  async function directLine({ storeId }: SignedInCustomer, itemUid: string, qty: number): Promise<[CheckoutLine]> {
    const [item] = await sellables.ofItem(storeId, itemUid);
    const line = { ...found(item), variant_id: null, id: itemUid, qty, checked: true };
    judgeLine(line, { qty, itemQty: qty, type: directPurchase, now: now() });
    return [line];
  }

  return {
    prepareCheckout: ({ customer, body: { list_vuid, quantity = 1, parent_vuid, partner_vuid, origin_city } }) =>
      refusable(async () => {
        const shop = parent_vuid || partner_vuid;
        const isMeant = (line: CartLine) =>
          (!shop || line.shop?.view_uid === shop) && (!origin_city || line.city === origin_city);
        const isDirect = Boolean(list_vuid);
        return checkoutReply({
          lines: list_vuid ? await directLine(customer, list_vuid, quantity) : await cartLines(customer, isMeant),
          type: isDirect ? directPurchase : goods,
          revision: await carts.revision(customer),
          app: await commerce.of(customer.storeId),
          address: await customerAddresses.find(customer.id),
          now: now(),
        });
      }, nothing),
  } satisfies Partial<Handlers>;
}
