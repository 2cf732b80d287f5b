import { useEffect } from 'react';
import styled from 'styled-components';
import { useMessages } from '../i18n/use-messages';
import { token } from '../theme/token';
import { reportOnce } from './report-once';

export interface UnknownPartProps {
  /** What kind of part it is: a component, a segment. */
  of: string;
  code: number | string;
}

const Box = styled.div`
  margin: ${token('space-3')} ${token('space-4')};
  padding: ${token('space-4')};
  border: 2px dashed ${token('color-outline')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`;

/** A code that this build does not know: a labelled box for developers, nothing for customers, and one report. */
export function UnknownPart({ of, code }: UnknownPartProps) {
  const m = useMessages();
  useEffect(() => reportOnce(`Unknown ${of} ${code}`), [of, code]);
  if (process.env.NODE_ENV === 'production') return null;
  return (
    <Box>
      <strong>{m('unknown.title')}</strong>
      <p>{m('unknown.code', { code })}</p>
    </Box>
  );
}
