import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';

const Count = styled.span`
  flex: none;
  min-width: 1.67em;
  padding: 0 0.33em;
  border-radius: 1em;
  background: ${token('color-sale')};
  color: ${token('color-sale-text')};
  font-size: ${token('font-small')};
  font-weight: 600;
  line-height: 1.67;
  text-align: center;
`;

/** How many errors are inside of a part; nothing if there are none. */
export function ErrorCount({ count }: { count: number }) {
  const m = useStudioMessages();
  if (count === 0) return null;
  return (
    <Count role="img" aria-label={m('outline.errors', { count })}>
      {count}
    </Count>
  );
}
