import styled from 'styled-components';
import { PageSection } from '../../../ui/layout/page-section';
import { token } from '../../../theme/token';
import { Text } from '../../../ui/text/text';

const Table = styled.dl`
  display: grid;
  grid-template-columns: minmax(min(7rem, 40%), auto) minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-4')};
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
          <Text as="dt" $tone="text-muted">
            {name}
          </Text>
          <Text as="dd" $weight={500} $breaks>
            {value}
          </Text>
        </div>
      ))}
    </Table>
  </PageSection>
);
