import styled from 'styled-components';
import { token } from '../../src/theme/token';
import { PageSection, type PageSectionProps } from '../../src/ui/layout/page-section';

const Frame = styled.div`
  flex: none;
  overflow: clip;
  border-radius: ${token('radius-card')};
  box-shadow: ${token('shadow-card')};
`;

/** A part of a room, with its heading, on a card. */
export const Panel = (props: PageSectionProps) => (
  <Frame>
    <PageSection {...props} />
  </Frame>
);
