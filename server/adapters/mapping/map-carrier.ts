import type { Carrier } from '../../__generated__/resolvers';
import { carrierKind } from '../codes/carrier-kind';
import type { PackagesModel, Rest } from '../models';
import { deliveryEstimate } from '../values/delivery-estimate';
import { mediaPath } from '../values/media-path';
import { exactMoney } from '../values/money';
import { mapRefusal } from './map-refusal';

export function mapCarrier(carrier: Rest['Expedition'], currency: string): Carrier {
  const kind = carrierKind(carrier.type);
  return {
    id: carrier.view_uid,
    name: carrier.expedition_name,
    icon: mediaPath(carrier.icon),
    kind,
    cost: kind === 'FIXED' ? exactMoney(carrier.cost, currency) : null,
  };
}

/** A package without a cost can't be bought, so it is none. */
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
