import styled from 'styled-components';
import type { Invoice_LineFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { useMoney, usePrice } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { SumTable, type SumTableProps } from '../../ui/layout/sum-table';

export interface InvoiceLinesProps extends Pick<SumTableProps, 'rows' | 'total' | 'busy'> {
  lines: readonly FragmentOf<Invoice_LineFragment>[];
}

const Lines = styled.ul`
  display: grid;
  gap: ${token('space-3')};
  margin-bottom: ${token('space-3')};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-3')};
  }

  div {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${token('color-text-muted')};
  }

  span {
    flex: none;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;

/** What an invoice charges, and what that comes to. */
export function InvoiceLines({ lines, ...sums }: InvoiceLinesProps) {
  const m = useMessages();
  const money = useMoney();
  const priceText = usePrice();
  return (
    <>
      <Lines>
        {lines.map(readFragment).map(({ id, title, quantity, price, total }) => (
          <li key={id}>
            <div>
              {title}
              <small>{m('invoice.pieces', { count: quantity, price: priceText(price) })}</small>
            </div>
            <span translate="no">{money(total)}</span>
          </li>
        ))}
      </Lines>
      <SumTable {...sums} />
    </>
  );
}
