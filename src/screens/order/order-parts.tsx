import Wallet from 'lucide-react/icons/wallet';
import styled from 'styled-components';
import type { BalanceMode } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { PageSection } from '../../ui/layout/page-section';
import { IconDisc } from '../../ui/media/icon-disc';
import { Picture } from '../../ui/media/picture';
import { SumTable } from '../../ui/layout/sum-table';
import { type Money, useMoney, usePrice, useWalletMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { serviceScreen } from '../../routing/customer-screen';
import type { BillReceiptProps } from './bill-receipt';
import { CopyButton } from './order-head';
import type { ShownOrder } from './shown-order';
import { categoryName, isOfWallet } from '../../features/orders/category-names';
import { estimateText } from '../../i18n/numbers';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';

const BillReceipt = serviceScreen<BillReceiptProps>(
  () => import(/* webpackChunkName: "bill-receipt" */ './bill-receipt'),
);

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${token('space-3')};
`;

const Words = styled.div`
  overflow-wrap: anywhere;
`;

const Tracking = styled.p<{ $muted: boolean }>`
  display: flex;
  align-items: center;
  ${({ $muted }) => $muted && `color: ${token('color-text-muted')};`}
`;

const bookedPieces = {
  NONE: 'order.pieces',
  NIGHTS: 'booking.nights',
  DATES: 'booking.days',
  DATE_AND_TIME: 'order.pieces',
} as const;

export interface OrderPartsProps {
  order: ShownOrder;
  /** The mode of the store's wallet. */
  mode: BalanceMode | undefined;
}

function OrderLines({ order, mode }: OrderPartsProps) {
  const m = useMessages();
  const priceText = usePrice();
  const ofWallet = isOfWallet(order.category);
  const pieces = order.booking ? bookedPieces[order.booking.schedule] : 'order.pieces';
  return (
    <PageSection title={ofWallet ? m(categoryName(order.category, mode)) : order.supplierName}>
      <Stack as="ul" $gap={3}>
        {order.lines.map((line, at) => (
          <Line key={`${line.item.id} ${at}`}>
            {ofWallet ? (
              <IconDisc $size={56} $soft>
                <Wallet size={26} />
              </IconDisc>
            ) : (
              <Picture path={line.image} width={56} shape="card" label={line.title} />
            )}
            <div>
              <Text as="b" $weight={500} $block $breaks>
                {ofWallet ? order.supplierName : line.title}
              </Text>
              {line.variantName && (
                <Text as="small" $tone="text-muted">
                  {line.variantName}
                </Text>
              )}
              <p translate="no">{priceText(line.price)}</p>
            </div>
            {!ofWallet && <span>{m(pieces, { count: line.quantity })}</span>}
          </Line>
        ))}
      </Stack>
    </PageSection>
  );
}

function OrderSums({ order }: Pick<OrderPartsProps, 'order'>) {
  const m = useMessages();
  const money = useMoney();
  const walletMoney = useWalletMoney();
  const some = (amount: Money, label: string) => amount.amount > 0 && ([label, money(amount)] as const);
  const { category } = order;
  const discount = { ...order.discount, amount: -order.discount.amount };
  return (
    <PageSection title={m('order.payment')}>
      <SumTable
        rows={[
          category !== 'WITHDRAWAL' && [m('order.payment-method'), order.paymentName],
          [m(isOfWallet(category) ? 'order.amount' : 'checkout.subtotal'), money(order.subtotal)],
          some(order.storeFee, m('checkout.order-fee')),
          some(order.deliveryCost, m('checkout.delivery')),
          some(order.paymentFee, m('checkout.payment-fee')),
          order.discount.amount > 0 && [
            order.voucherCode ? m('order.voucher', { code: order.voucherCode }) : m('checkout.discount'),
            money(discount),
          ],
          order.cashback.amount > 0 && [m('checkout.cashback'), walletMoney(order.cashback)],
        ]}
        total={[m('checkout.total'), money(order.total)]}
      />
    </PageSection>
  );
}

export function OrderParts({ order, mode }: OrderPartsProps) {
  const m = useMessages();
  const { dropship, carrierName, packageService, packageEstimate, trackingNumber, note } = order;
  const address = order.address && readFragment(order.address);
  const { category } = order;
  return (
    <Stack $gap={2} $padding={[2, 0, 0]}>
      {order.bill ? <BillReceipt order={order} bill={order.bill} /> : <OrderLines order={order} mode={mode} />}
      {address && (
        <PageSection title={m(category === 'SERVICE' ? 'order.address-service' : 'order.address')}>
          <Words>
            <Text as="b" $block>
              {`${address.fullName} · ${address.phone}`}
            </Text>
            <p>
              {[address.street, address.district?.name, address.city?.name, address.province?.name]
                .filter(Boolean)
                .join(', ')}
            </p>
            {dropship && (
              <Text as="small" $tone="text-muted">
                {m('order.dropship', dropship)}
              </Text>
            )}
          </Words>
        </PageSection>
      )}
      {carrierName && (
        <PageSection title={m('order.delivery')}>
          <Words>
            <Text as="b" $block>
              {[carrierName, packageService].filter(Boolean).join(' · ')}
            </Text>
            {packageEstimate && <p>{estimateText(m, packageEstimate)}</p>}
            {trackingNumber && (
              <Tracking $muted={Boolean(packageEstimate)}>
                {m('order.tracking', { number: trackingNumber })}
                <CopyButton number={trackingNumber} />
              </Tracking>
            )}
          </Words>
        </PageSection>
      )}
      {note && (
        <PageSection title={m(category === 'WITHDRAWAL' ? 'order.bank-account' : 'order.note')}>
          <Words>{note}</Words>
        </PageSection>
      )}
      <OrderSums order={order} />
    </Stack>
  );
}
