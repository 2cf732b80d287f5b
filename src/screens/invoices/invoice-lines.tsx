import styled from 'styled-components';
import type { Invoice_LineFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { useMoney, usePrice } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { SumTable, type SumTableProps } from '../../ui/layout/sum-table';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';
import { Row } from '../../ui/layout/row';

export interface InvoiceLinesProps extends Pick<SumTableProps, 'rows' | 'total' | 'busy'> {
  lines: readonly FragmentOf<Invoice_LineFragment>[];
}

const Lines = styled(Stack)`
  margin-bottom: ${token('space-3')};
`;

const Title = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Total = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

/** The lines of an invoice and their total. */
export function InvoiceLines({ lines, ...sums }: InvoiceLinesProps) {
  const m = useMessages();
  const money = useMoney();
  const priceText = usePrice();
  return (
    <>
      <Lines as="ul" $gap={3}>
        {lines.map(readFragment).map(({ id, title, quantity, price, total }) => (
          <Row as="li" key={id} $gap={[0, 3]} $wraps $align="start">
            <Title>
              {title}
              <Text as="small" $tone="text-muted" $block>
                {m('invoice.pieces', { count: quantity, price: priceText(price) })}
              </Text>
            </Title>
            <Total translate="no">{money(total)}</Total>
          </Row>
        ))}
      </Lines>
      <SumTable {...sums} />
    </>
  );
}
