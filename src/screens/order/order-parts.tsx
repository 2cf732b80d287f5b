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

const BillReceipt = serviceScreen<BillReceiptProps>(
  () => import(/* webpackChunkName: "bill-receipt" */ './bill-receipt'),
);

const Parts = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding-top: ${token('space-2')};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${token('space-3')};

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: ${token('space-3')};
  }

  b {
    display: block;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('color-text-muted')};
  }
`;

const Text = styled.div`
  overflow-wrap: anywhere;

  b {
    display: block;
  }

  p + p,
  small {
    color: ${token('color-text-muted')};
  }
`;

const Tracking = styled.p`
  display: flex;
  align-items: center;
`;

const bookedPieces = {
  NONE: 'order.pieces',
  NIGHTS: 'booking.nights',
  DATES: 'booking.days',
  DATE_AND_TIME: 'order.pieces',
} as const;

export interface OrderPartsProps {
  order: ShownOrder;
  /** Of the store's wallet. */
  mode: BalanceMode | undefined;
}

export function OrderParts({ order, mode }: OrderPartsProps) {
  const m = useMessages();
  const money = useMoney();
  const priceText = usePrice();
  const walletMoney = useWalletMoney();
  const { dropship, carrierName, packageService, packageEstimate, trackingNumber, note } = order;
  const address = order.address && readFragment(order.address);
  const some = (amount: Money, label: string) => amount.amount > 0 && ([label, money(amount)] as const);
  const { category } = order;
  const ofWallet = isOfWallet(category);
  const pieces = order.booking ? bookedPieces[order.booking.schedule] : 'order.pieces';
  const discount = { ...order.discount, amount: -order.discount.amount };
  return (
    <Parts>
      {order.bill ? (
        <BillReceipt order={order} bill={order.bill} />
      ) : (
        <PageSection title={ofWallet ? m(categoryName(category, mode)) : order.supplierName}>
          <Lines>
            {order.lines.map((line, at) => (
              <li key={`${line.item.id} ${at}`}>
                {ofWallet ? (
                  <IconDisc $size={56} $soft>
                    <Wallet size={26} />
                  </IconDisc>
                ) : (
                  <Picture path={line.image} width={56} shape="card" label={line.title} />
                )}
                <div>
                  <b>{ofWallet ? order.supplierName : line.title}</b>
                  {line.variantName && <small>{line.variantName}</small>}
                  <p translate="no">{priceText(line.price)}</p>
                </div>
                {!ofWallet && <span>{m(pieces, { count: line.quantity })}</span>}
              </li>
            ))}
          </Lines>
        </PageSection>
      )}
      {address && (
        <PageSection title={m(category === 'SERVICE' ? 'order.address-service' : 'order.address')}>
          <Text>
            <b>{`${address.fullName} · ${address.phone}`}</b>
            <p>
              {[address.street, address.district?.name, address.city?.name, address.province?.name]
                .filter(Boolean)
                .join(', ')}
            </p>
            {dropship && <small>{m('order.dropship', dropship)}</small>}
          </Text>
        </PageSection>
      )}
      {carrierName && (
        <PageSection title={m('order.delivery')}>
          <Text>
            <b>{[carrierName, packageService].filter(Boolean).join(' · ')}</b>
            {packageEstimate && <p>{estimateText(m, packageEstimate)}</p>}
            {trackingNumber && (
              <Tracking>
                {m('order.tracking', { number: trackingNumber })}
                <CopyButton number={trackingNumber} />
              </Tracking>
            )}
          </Text>
        </PageSection>
      )}
      {note && (
        <PageSection title={m(category === 'WITHDRAWAL' ? 'order.bank-account' : 'order.note')}>
          <Text>{note}</Text>
        </PageSection>
      )}
      <PageSection title={m('order.payment')}>
        <SumTable
          rows={[
            category !== 'WITHDRAWAL' && [m('order.payment-method'), order.paymentName],
            [m(ofWallet ? 'order.amount' : 'checkout.subtotal'), money(order.subtotal)],
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
    </Parts>
  );
}
