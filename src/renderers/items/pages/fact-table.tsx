import styled from 'styled-components';
import { PageSection } from '../../../ui/layout/page-section';
import { token } from '../../../theme/token';

const Table = styled.dl`
  display: grid;
  grid-template-columns: minmax(min(7rem, 40%), auto) minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-4')};

  dt {
    color: ${token('color-text-muted')};
  }

  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

export interface FactTableProps {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
}

export const FactTable = ({ title, facts }: FactTableProps) => (
  <PageSection title={title}>
    <Table>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Table>
  </PageSection>
);
