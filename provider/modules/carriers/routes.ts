import { CarrierType } from '../../__generated__/codes';
import { carrierPackages, optionsFor } from './rules';
import type { Handlers } from '../../http/operations';
import { orNotFound, NotFound } from '../../errors/call-errors';
import { Refused } from '../../errors/refusal';
import { ok, refusable } from '../../contract/envelope';
import type { Addresses } from '../addresses';
import type { Stores } from '../stores';

export const carrierRoutes = ({
  stores: { commerce, shops },
  addresses: { regionLists },
}: {
  stores: Stores;
  addresses: Addresses;
}) =>
  ({
    async listExpeditions({ customer, query: { partner_vuid = '' } }) {
      const { location } = orNotFound(await shops.supplier(customer.storeId, partner_vuid));
      const { carriers } = await commerce.of(customer.storeId);
      return ok(
        carriers.map(({ view_uid, name, icon = null, type, cost, lat, lng, address }) => ({
          view_uid,
          expedition_name: name,
          icon,
          type,
          cost: type === CarrierType.FIXED ? cost : 0,
          origin:
            type === CarrierType.RIDE && lat !== undefined && lng !== undefined
              ? (location ?? { address, lat, lng })
              : null,
        })),
      );
    },

    listPackages: ({ customer, query: { courrier, origin, destination, weight } }) =>
      refusable(
        async () => {
          const { carriers } = await commerce.of(customer.storeId);
          const carrier = carriers.find(({ view_uid }) => view_uid === courrier);
          if (carrier?.type !== CarrierType.PACKAGES) throw new Refused('CARRIER_INVALID');
          if (destination === '') throw new Refused('ADDRESS_MISSING');
          if (!(await regionLists.isRegion(destination))) throw new Refused('DISTRICT_INVALID');
          const costs = carrierPackages(carrier, { origin, destination, weight }).map(({ cost, days, ...service }) => ({
            ...service,
            cost: [{ value: cost, etd: days }],
          }));
          return [{ code: carrier.view_uid, name: carrier.name, costs }];
        },
        () => [],
      ),

    async viewCartApp({ customer, query }) {
      if (query.app_vuid !== customer.storeUid) throw new NotFound('The store does not exist');
      const app = await commerce.of(customer.storeId);
      return ok({
        cart: {
          use_expedition: app.use_expedition as 0 | 1,
          min_order_price: app.min_order_price,
          order_fee_product: app.order_fee_product,
          order_fee_product_courrier: app.order_fee_product_courrier,
          use_dropship: app.use_dropship as 0 | 1,
          text_checkout: app.text_checkout,
          origin: app.origin ?? '',
        },
      });
    },

    async listPaymentTypes({ customer, query: { cart_type, expedition_type, invoice_flag, topup_flag, bill_flag } }) {
      const { payment_options } = await commerce.of(customer.storeId);
      const payable = {
        cartType: cart_type,
        carrierType: expedition_type,
        isInvoice: invoice_flag === 1,
        isTopUp: topup_flag === 1,
        isBill: bill_flag === 1,
      };
      return ok(
        optionsFor(payment_options, payable).map((option) => ({
          id: option.id,
          type: option.type,
          title: option.title,
          info: option.info,
          icon: option.icon ?? null,
          detail: option.detail,
          admin_fee: option.admin_fee,
          ...(payable.isInvoice && { payment_method: option.invoice_method }),
          en: option.en,
        })),
      );
    },
  }) satisfies Partial<Handlers>;
