import { useSelector } from '@xstate/react';
import { PageSection } from '../../ui/layout/page-section';
import { SumTable } from '../../ui/layout/sum-table';
import { discountOf, orderFeeOf, totalOf } from './use-purchase';
import { useMessages } from '../../i18n/use-messages';
import { useMoney, useWalletMoney } from '../../i18n/money';
import type { SumProps } from './section';
import { isVoucherChecking } from './selectors';

export function SummarySection({ flows: { purchase, voucher }, currency }: SumProps) {
  const m = useMessages();
  const money = useMoney();
  const walletMoney = useWalletMoney();
  const facts = useSelector(purchase, ({ context }) => context);
  const cashback = useSelector(voucher, ({ context }) => context.applied?.cashback ?? 0);
  const cashbackCurrency = useSelector(voucher, ({ context }) => context.applied?.cashbackCurrency ?? currency);
  const { goods, quote, payment } = facts;
  const isChecking = useSelector(voucher, isVoucherChecking);
  const discount = discountOf(facts);
  const orderFee = orderFeeOf(facts);
  const amountText = (amount: number) => money({ amount, currency });
  return (
    <PageSection title={m('checkout.summary')}>
      <SumTable
        busy={goods.changing || isChecking}
        rows={[
          [m('checkout.subtotal'), amountText(goods.subtotal)],
          orderFee > 0 && [m('checkout.order-fee'), amountText(orderFee)],
          goods.carrierNeeded && [m('checkout.delivery'), quote ? amountText(quote.cost) : '–'],
          payment !== null && payment.fee > 0 && [m('checkout.payment-fee'), amountText(payment.fee)],
          discount > 0 && [m('checkout.discount'), amountText(-discount)],
          cashback > 0 && [m('checkout.cashback'), walletMoney({ amount: cashback, currency: cashbackCurrency })],
        ]}
        total={[m('checkout.total'), amountText(totalOf(facts))]}
      />
    </PageSection>
  );
}
