import styled from 'styled-components';
import { useMessages } from '../i18n/use-messages';
import { token } from '../theme/token';

export interface UnknownPartProps {
  code: number | string;
}

const Box = styled.div`
  margin: ${token('space-3')} ${token('space-4')};
  padding: ${token('space-4')};
  border: 2px dashed ${token('color-outline')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`;

/**
 * A part that this build does not know: a labelled box for developers, nothing for customers. The server logs its code.
 */
export function UnknownPart({ code }: UnknownPartProps) {
  const m = useMessages();
  if (process.env.NODE_ENV === 'production') return null;
  return (
    <Box>
      <strong>{m('unknown.title')}</strong>
      <p>{m('unknown.code', { code })}</p>
    </Box>
  );
}
