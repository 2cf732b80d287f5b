import styled from 'styled-components';
import type { RefundCause, Refund_LineFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { useMoment } from '../../i18n/dates';
import { useMoney, useWalletMoney } from '../../i18n/money';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import { token } from '../../theme/token';
import { Link } from '../../ui/link/link';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';

const SeeBalance = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token('size-touch')};
  color: ${token('color-link')};
`;

const notes: { readonly [Cause in RefundCause]?: PlainMessageKey } = { PART: 'refund.part', LATE: 'refund.late' };

function RefundLine({ cause, route, amount, reference, deadline, doneAt }: Refund_LineFragment) {
  const m = useMessages();
  const money = useMoney();
  const walletMoney = useWalletMoney();
  const moment = useMoment();
  const isOfBalance = route === 'BALANCE';
  const note = notes[cause];
  return (
    <li>
      <Text as="b" $weight={600}>
        {m(doneAt ? 'refund.done' : 'refund.open')}
      </Text>
      {note && (
        <Text as="small" $tone="text-muted" $block>
          {m(note)}
        </Text>
      )}
      {isOfBalance && doneAt && (
        <Text $breaks>
          {m(amount.currency ? 'refund.to-balance' : 'refund.to-koin', {
            amount: walletMoney(amount),
            moment: moment(doneAt),
          })}
        </Text>
      )}
      {!isOfBalance && doneAt && (
        <Text $breaks>{m('refund.by-hand', { amount: money(amount), moment: moment(doneAt) })}</Text>
      )}
      {!doneAt && <Text $breaks>{m('refund.due', { amount: money(amount), moment: moment(deadline) })}</Text>}
      {reference && <Text $breaks>{m('refund.reference', { reference })}</Text>}
      {isOfBalance && (
        <SeeBalance to={customerPaths.balance}>
          {m(amount.currency ? 'refund.see-balance' : 'refund.see-koin')}
        </SeeBalance>
      )}
    </li>
  );
}

export interface RefundListProps {
  refunds: readonly FragmentOf<Refund_LineFragment>[];
}

/** Completed and pending refunds, each with its date and route. */
export const RefundList = ({ refunds }: RefundListProps) => (
  <Stack as="ul" $gap={3}>
    {refunds.map(readFragment).map((refund) => (
      <RefundLine key={refund.id} {...refund} />
    ))}
  </Stack>
);
