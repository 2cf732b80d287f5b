import type { OrderAgainModel, Rest } from '../../model/models';
import { exactMoney } from '../../values/numbers';
import { mapRefusal } from '../../model/map-refusal';

export const mapOrderAgain = (reply: Rest['OrderedAgainReply'], currency: string): OrderAgainModel =>
  reply.success && reply.data
    ? {
        __typename: 'OrderedAgain',
        cartCount: reply.data.cart_count,
        lines: reply.data.lines.map((line) => ({
          item: line.list_view_uid,
          title: line.title,
          variantName: line.variant_name,
          quantity: line.qty,
          added: line.added,
          unavailable: line.error_code === null ? null : mapRefusal({ error_code: line.error_code, message: '' }),
          priceBefore: exactMoney(line.price_before, currency),
          price: line.price === null ? null : exactMoney(line.price, currency),
        })),
      }
    : mapRefusal(reply);
