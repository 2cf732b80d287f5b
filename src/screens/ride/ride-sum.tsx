import { useSelector } from '@xstate/react';
import { discountOf, type PurchaseFlow, totalOf } from '../../features/buying/use-purchase';
import { surchargesTotal, surchargeText } from '../../features/rides/ride-surcharge';
import type { ShownQuote } from '../../features/rides/use-ride';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { PageSection } from '../../ui/layout/page-section';
import { SumTable } from '../../ui/layout/sum-table';

export interface RideSumProps {
  purchase: PurchaseFlow;
  /** The last known quote. */
  quote: ShownQuote;
  /** Whether a new quote is loading. */
  busy: boolean;
}

/** The price of the ride and its parts. */
export function RideSum({ purchase, quote, busy }: RideSumProps) {
  const m = useMessages();
  const money = useMoney();
  const facts = useSelector(purchase, ({ context }) => context);
  const { goods, payment } = facts;
  const amount = (value: number) => money({ amount: value, currency: quote.currency });
  const some = (value: number, label: string) => value !== 0 && ([label, amount(value)] as const);
  return (
    <PageSection>
      <SumTable
        busy={busy}
        rows={[
          [m('ride-order.fare'), amount(quote.price - surchargesTotal(quote.surcharges))],
          ...quote.surcharges.map((one) => [one.name, surchargeText(one, amount)] as const),
          some(goods.subtotal - quote.price, m('ride-order.extras')),
          some(goods.orderFee, m('ride-order.fee')),
          some(payment?.fee ?? 0, m('checkout.payment-fee')),
          some(-discountOf(facts), m('ride-order.discount')),
        ]}
        total={[m('ride-order.total'), amount(totalOf(facts))]}
      />
    </PageSection>
  );
}
