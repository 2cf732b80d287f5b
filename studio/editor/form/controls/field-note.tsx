import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import type { Field } from '../field';

const Note = styled.p<{ $isError: boolean }>`
  margin: 0 0 ${token('space-2')};
  color: ${({ $isError }) => token($isError ? 'color-sale' : 'color-text-muted')};
  font-size: ${token('font-small')};
`;

export interface FieldNoteProps {
  field: Pick<Field, 'error' | 'words'>;
}

/** The help of a field that is more than one control, or what is wrong with it. */
export const FieldNote = ({ field }: FieldNoteProps) => (
  <Note $isError={field.error !== undefined} role={field.error ? 'alert' : undefined}>
    {field.error ?? field.words.help}
  </Note>
);
