import styled from 'styled-components';
import { token } from '../../theme/token';

type Row = readonly [label: string, amount: string];

export interface SumTableProps {
  /** Rows that are false are left out. */
  rows: readonly (Row | false)[];
  total: Row;
  /** The amounts are being recalculated. */
  busy?: boolean;
}

const List = styled.dl`
  display: grid;
  gap: ${token('space-2')};
  transition: color ${token('duration-fast')};

  &[aria-busy='true'] {
    color: ${token('color-text-muted')};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-3')};
    justify-content: space-between;
  }

  dt {
    color: ${token('color-text-muted')};
  }

  dd {
    min-width: 0;
    margin-inline-start: auto;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  div:last-child {
    padding-top: ${token('space-2')};
    border-top: 1px solid ${token('color-border')};
    font-size: ${token('font-large')};
    font-weight: 700;
  }

  div:last-child dt {
    color: inherit;
  }
`;

export const SumTable = ({ rows, total, busy = false }: SumTableProps) => (
  <List aria-busy={busy}>
    {[...rows.filter((row) => row !== false), total].map(([label, amount]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd translate="no">{amount}</dd>
      </div>
    ))}
  </List>
);
