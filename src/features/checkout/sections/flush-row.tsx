import styled from 'styled-components';
import { ActionRow } from '../../../ui/list/action-row';
import { token } from '../../../theme/token';

const Row = styled.div`
  margin: calc(-1 * ${token('space-1')}) calc(-1 * ${token('space-4')}) calc(-1 * ${token('space-2')});
`;

export const FlushRow = (props: Parameters<typeof ActionRow>[0]) => (
  <Row>
    <ActionRow {...props} />
  </Row>
);
