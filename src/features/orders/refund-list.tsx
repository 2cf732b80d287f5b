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

const List = styled.ul`
  display: grid;
  gap: ${token('space-3')};

  b {
    font-weight: 600;
  }

  small {
    display: block;
    color: ${token('color-text-muted')};
  }

  p {
    overflow-wrap: anywhere;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size-touch')};
    color: ${token('color-link')};
  }
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
      <b>{m(doneAt ? 'refund.done' : 'refund.open')}</b>
      {note && <small>{m(note)}</small>}
      {isOfBalance && doneAt && (
        <p>
          {m(amount.currency ? 'refund.to-balance' : 'refund.to-koin', {
            amount: walletMoney(amount),
            moment: moment(doneAt),
          })}
        </p>
      )}
      {!isOfBalance && doneAt && <p>{m('refund.by-hand', { amount: money(amount), moment: moment(doneAt) })}</p>}
      {!doneAt && <p>{m('refund.due', { amount: money(amount), moment: moment(deadline) })}</p>}
      {reference && <p>{m('refund.reference', { reference })}</p>}
      {isOfBalance && (
        <Link to={customerPaths.balance}>{m(amount.currency ? 'refund.see-balance' : 'refund.see-koin')}</Link>
      )}
    </li>
  );
}

export interface RefundListProps {
  refunds: readonly FragmentOf<Refund_LineFragment>[];
}

/** What went back to the customer or is on its way, each with when and how. */
export const RefundList = ({ refunds }: RefundListProps) => (
  <List>
    {refunds.map(readFragment).map((refund) => (
      <RefundLine key={refund.id} {...refund} />
    ))}
  </List>
);
