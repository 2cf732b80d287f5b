import Copy from 'lucide-react/icons/copy';
import styled from 'styled-components';
import { IconButton } from '../../ui/button/icon-button';
import { PageSection } from '../../ui/layout/page-section';
import { useMessages } from '../../i18n/use-messages';
import { useMoment } from '../../i18n/dates';
import { statusHint, statusLabel, statusNote } from '../../features/orders/order-status';
import { OrderStatusBadge } from '../../features/orders/order-status-badge';
import { useCopy } from '../../features/share/copy';
import { token } from '../../theme/token';
import type { ShownOrder } from './shown-order';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-3')};
  align-items: flex-start;
  justify-content: space-between;

  h1 {
    font-size: ${token('font-large')};
    font-weight: 700;
    white-space: nowrap;
  }

  small {
    color: ${token('color-text-muted')};
  }

  /* As high as the number's row, which has a button. */
  & > [role='status'] {
    display: flex;
    align-items: center;
    min-height: ${token('size-touch')};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${token('space-3')};
  margin-top: ${token('space-4')};
  padding-inline-start: ${token('space-4')};
  border-inline-start: 2px solid ${token('color-border')};

  li {
    position: relative;
  }

  li::before {
    position: absolute;
    inset-inline-start: calc(-1 * ${token('space-4')} - 6px);
    top: 0.3em;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${token('color-border')};
    content: '';
  }

  li:last-child::before {
    background: ${token('color-action')};
  }

  li:last-child b {
    font-weight: 700;
  }

  b {
    display: block;
    font-weight: 500;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }
`;

const Number = styled.div`
  display: flex;
  align-items: center;
`;

const Hint = styled.p`
  margin-top: ${token('space-2')};
  color: ${token('color-text-muted')};
`;

const Reason = styled.p`
  margin-top: ${token('space-3')};
  color: ${token('color-sale')};
`;

/** Copies the number of an order or of its parcel. */
export function CopyButton({ number }: { number: string }) {
  const m = useMessages();
  const copy = useCopy();
  return (
    <IconButton
      label={m('order.copy', { number })}
      icon={<Copy size={18} aria-hidden />}
      onClick={() => void copy(number)}
    />
  );
}

export function OrderHead({ order: { number, category, status, createdAt, history, reason } }: { order: ShownOrder }) {
  const m = useMessages();
  const moment = useMoment();
  const hint = statusHint(status, category);
  return (
    <PageSection label={m('order.title')}>
      <Head>
        <div>
          <Number>
            <h1>{number}</h1>
            <CopyButton number={number} />
          </Number>
          <small>{moment(createdAt)}</small>
        </div>
        <span role="status">
          <OrderStatusBadge status={status} />
        </span>
      </Head>
      {hint && <Hint>{m(hint)}</Hint>}
      {reason && <Reason>{m('order.reason', { reason })}</Reason>}
      <Steps aria-label={m('order.history')}>
        {history.map((step) => {
          const note = statusNote(step.status, category);
          return (
            <li key={step.at + step.status}>
              <b>{m(statusLabel(step.status))}</b>
              <small>{[note && m(note), moment(step.at)].filter(Boolean).join(' · ')}</small>
            </li>
          );
        })}
      </Steps>
    </PageSection>
  );
}
