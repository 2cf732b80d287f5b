import type { OrderSummary } from '../../__generated__/resolvers';
import { orderCategory } from './codes';
import { orderStatus } from '../../model/order-status';
import { paymentKind } from '../payments/codes';
import type { OrderConnectionModel, Rest } from '../../model/models';
import { countedPage } from '../../model/connection';
import { mediaPath } from '../../values/links';
import { moment } from '../../values/text';
import { exactMoney } from '../../values/numbers';

export const mapPurchaseList = (
  { purchases, counts, ...place }: Rest['PurchasesReply']['data'],
  currency: string,
): OrderConnectionModel => ({
  ...countedPage(
    purchases.map((purchase) => mapPurchased(purchase, currency)),
    place,
  ),
  counts: counts
    ? {
        all: counts.all,
        toPay: counts.to_pay,
        inProcess: counts.in_process,
        shipped: counts.shipped,
        done: counts.done,
        cancelled: counts.cancelled,
      }
    : null,
});

const mapPurchased = (purchase: Rest['Purchase'], currency: string): OrderSummary => ({
  id: purchase.unique_id,
  number: purchase.order_no,
  category: orderCategory(purchase.category),
  status: orderStatus(purchase.order_status),
  paymentKind: paymentKind(purchase.payment_type),
  createdAt: moment(purchase.creation_date),
  supplierName: purchase.supplier_name,
  supplierIcon: mediaPath(purchase.supplier_icon),
  total: exactMoney(purchase.total, currency),
  lineCount: purchase.line_count,
  firstTitle: purchase.first_title,
  firstImage: mediaPath(purchase.first_image),
});
