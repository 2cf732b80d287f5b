import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';

const Count = styled.span`
  flex: none;
  min-width: 20px;
  padding: 0 ${token('space-1')};
  border-radius: 10px;
  background: ${token('color-sale')};
  color: ${token('color-sale-text')};
  font-size: ${token('font-small')};
  font-weight: 600;
  line-height: 20px;
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
