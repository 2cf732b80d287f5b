import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../../src/theme/token';
import { QuietButton } from '../../../src/ui/button/quiet-button';
import { Row } from '../../../src/ui/layout/row';
import { Text } from '../../../src/ui/text/text';

const Box = styled.section<{ $isSevere: boolean }>`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${({ $isSevere }) => token($isSevere ? 'color-sale-soft' : 'color-background')};
`;

const Item = styled.li`
  overflow-wrap: anywhere;
`;

const Opener = styled(QuietButton)`
  padding: 0;
  text-align: start;
`;

export interface Problem {
  readonly id: string;
  readonly text: string;
  /** Opens the field. */
  readonly onOpen?: () => void;
}

export interface ProblemListProps {
  icon: ReactNode;
  title: string;
  problems: readonly Problem[];
  /** It stops the publication. */
  isSevere?: boolean;
}

/** What is wrong, each with a way to its field. */
export const ProblemList = ({ icon, title, problems, isSevere = false }: ProblemListProps) => (
  <Box $isSevere={isSevere}>
    <Row $gap={2} $align="start">
      {icon}
      <Text as="h3" $weight={600} {...(isSevere && { $tone: 'sale' as const })}>
        {title}
      </Text>
    </Row>
    <ul>
      {problems.map(({ id, text, onOpen }) => (
        <Item key={id}>{onOpen ? <Opener onClick={onOpen}>{text}</Opener> : text}</Item>
      ))}
    </ul>
  </Box>
);
