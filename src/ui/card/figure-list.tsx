import styled from 'styled-components';
import { token } from '../../theme/token';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};

  div {
    flex: 1 1 8rem;
    min-width: 0;
    padding: ${token('space-3')};
    border-radius: ${token('radius-card')};
    background: ${token('color-action-soft')};
  }

  dt {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  dd {
    color: ${token('color-link')};
    font-weight: 700;
  }
`;

export interface FigureListProps {
  className?: string;
  figures: readonly (readonly [label: string, value: string] | false)[];
}

/** Amounts side by side, each with its label. Renders nothing if there are none. */
export function FigureList({ className, figures }: FigureListProps) {
  const rows = figures.filter((figure) => figure !== false);
  if (rows.length === 0) return null;
  return (
    <List className={className}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </List>
  );
}
