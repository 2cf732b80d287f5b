import { RefundList } from '../../features/orders/refund-list';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { PageSection } from '../../ui/layout/page-section';
import type { ShownOrder } from './shown-order';

const ended: readonly ShownOrder['status'][] = ['REJECTED', 'CANCELLED', 'VOID', 'NOT_RECEIVED'];

/** Why an order that has ended needs no refund; null if it may need one. */
function unpaidText({ status, paymentKind, history }: ShownOrder): PlainMessageKey | null {
  if (!ended.includes(status)) return null;
  if (paymentKind === 'DIRECT') return 'refund.unpaid-direct';
  return history.some((step) => step.status === 'PAYMENT_ACCEPTED') ? null : 'refund.unpaid';
}

export function OrderRefunds({ order }: { order: ShownOrder }) {
  const m = useMessages();
  const refunds = order.refunds ?? [];
  const text = refunds.length === 0 ? unpaidText(order) : null;
  if (refunds.length === 0 && !text) return null;
  return (
    <PageSection title={m('refund.title')}>{text ? <p>{m(text)}</p> : <RefundList refunds={refunds} />}</PageSection>
  );
}
