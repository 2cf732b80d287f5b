import type { Carrier, PaymentOption } from '../../__generated__/resolvers';
import { carrierKind, paymentKind } from '../payments/codes';
import { checkoutKind } from './codes';
import type { PackagesModel, Rest, CheckoutResultModel } from '../../model/models';
import { deliveryEstimate, linkOrNull, orNull } from '../../values/text';
import { invoiceWayId } from '../invoices/codes';
import { mediaPath } from '../../values/links';
import { exactMoney, money } from '../../values/numbers';
import { mapRefusal } from '../../model/map-refusal';
import { mapEnd } from '../rides/mapping';
import { safeHtml } from '../../values/safe-html';
import { mapAddress } from '../addresses/mapping';
import { mapCartLine } from '../cart/mapping';

export function mapCarrier(carrier: Rest['Expedition'], currency: string): Carrier {
  const kind = carrierKind(carrier.type);
  return {
    id: carrier.view_uid,
    name: carrier.expedition_name,
    icon: mediaPath(carrier.icon),
    kind,
    cost: kind === 'FIXED' ? exactMoney(carrier.cost, currency) : null,
    origin: kind === 'RIDE' && carrier.origin ? mapEnd(carrier.origin) : null,
  };
}

/** A package without a cost cannot be bought, so it is left out. */
export const mapPackages = (reply: Rest['PackagesReply'], currency: string): PackagesModel =>
  reply.success
    ? {
        __typename: 'CarrierPackages',
        packages: reply.data
          .flatMap(({ costs }) => costs)
          .flatMap(({ service, description, cost: [cost] }) =>
            cost
              ? [
                  {
                    id: service,
                    description,
                    cost: exactMoney(cost.value, currency),
                    estimate: deliveryEstimate(cost.etd),
                  },
                ]
              : [],
          ),
      }
    : mapRefusal(reply);

export const mapPaymentOption = (option: Rest['PaymentType'], currency: string): PaymentOption => ({
  id:
    option.payment_method === undefined
      ? option.id
      : invoiceWayId({ payment_method: option.payment_method, payment_id: option.id }),
  kind: paymentKind(option.type),
  title: option.title,
  info: option.info,
  icon: mediaPath(option.icon),
  detail: safeHtml(option.detail),
  fee: exactMoney(option.admin_fee, currency),
});

export function mapCheckout(reply: Rest['CheckoutReply'], currency: string): CheckoutResultModel {
  if (!reply.success || !reply.data) return mapRefusal(reply);
  const { data } = reply;
  return {
    __typename: 'Checkout',
    kind: checkoutKind(data.items[0]?.type),
    revision: data.revision,
    supplier: linkOrNull(data.partner_view_uid),
    supplierName: data.partner_name,
    supplierPhoto: mediaPath(data.partner_photo),
    supplierCity: data.partner_city_name,
    lines: data.items.map((item) => mapCartLine(item, currency)),
    subtotal: exactMoney(data.subtotal, currency),
    storeFee: exactMoney(data.order_fee_product, currency),
    rideFee: exactMoney(data.order_fee_product_courrier, currency),
    dropshipOffered: data.use_dropship === 1,
    carrierNeeded: data.use_expedition === 1,
    addressUsed: data.use_address !== 0,
    vouchersOffered: data.discount_flag === 1,
    minimumOrder: money(data.min_order_price, currency),
    origin: data.origin === '' ? null : { id: data.origin, name: data.origin_name },
    weight: Math.max(0, data.weight),
    address: data.district === '' ? null : mapAddress(data),
    orderText: orNull(data.text_checkout),
  };
}
