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
import { Text } from '../../ui/text/text';
import { Row } from '../../ui/layout/row';

const Title = styled.h1`
  font-size: ${token('font-large')};
  font-weight: 700;
  white-space: nowrap;
`;

/** As high as the row of the number, which has a button. */
const Status = styled.span`
  display: flex;
  align-items: center;
  min-height: ${token('size-touch')};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${token('space-3')};
  margin-top: ${token('space-4')};
  padding-inline-start: ${token('space-4')};
  border-inline-start: 2px solid ${token('color-border')};
`;

const Step = styled.li`
  position: relative;

  &::before {
    position: absolute;
    inset-inline-start: calc(-1 * ${token('space-4')} - 6px);
    top: 0.3em;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${token('color-border')};
    content: '';
  }

  &:last-child::before {
    background: ${token('color-action')};
  }
`;

const StepName = styled.b`
  display: block;
  font-weight: 500;

  ${Step}:last-child > & {
    font-weight: 700;
  }
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
      <Row $gap={[1, 3]} $wraps $align="start" $justify="space-between">
        <div>
          <Row $gap={0}>
            <Title>{number}</Title>
            <CopyButton number={number} />
          </Row>
          <Text as="small" $tone="text-muted">
            {moment(createdAt)}
          </Text>
        </div>
        <Status role="status">
          <OrderStatusBadge status={status} />
        </Status>
      </Row>
      {hint && <Hint>{m(hint)}</Hint>}
      {reason && <Reason>{m('order.reason', { reason })}</Reason>}
      <Steps aria-label={m('order.history')}>
        {history.map((step) => {
          const note = statusNote(step.status, category);
          return (
            <Step key={step.at + step.status}>
              <StepName>{m(statusLabel(step.status))}</StepName>
              <Text as="small" $tone="text-muted" $size="small">
                {[note && m(note), moment(step.at)].filter(Boolean).join(' · ')}
              </Text>
            </Step>
          );
        })}
      </Steps>
    </PageSection>
  );
}
