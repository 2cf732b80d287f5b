import styled from 'styled-components';
import { token } from '../../theme/token';

/** A form of the wallet, on a page or in a sheet. */
export const Panel = styled.form`
  display: grid;
  gap: ${token('space-4')};
`;

/** What a panel does beside its own work. */
export interface PanelProps<Data> {
  data: Data;
  /** Asks for the data again. */
  onReload: () => void;
  /** An order was made, and its page is opened. */
  onDone?: () => void;
}
