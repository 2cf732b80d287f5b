import WifiOff from 'lucide-react/icons/wifi-off';
import styled, { createGlobalStyle } from 'styled-components';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { headerHeight } from '../header/header-height';

/** Below the header, over the page. */
export const BarArea = styled.div<{ $hasField: boolean }>`
  position: fixed;
  inset: calc(${({ $hasField }) => headerHeight($hasField)} + ${token('space-2')}) 0 auto;
  z-index: ${token('layer-bar')};
  display: grid;
  gap: ${token('space-2')};
  justify-items: center;
  max-width: ${token('size-column')};
  margin: 0 auto;
  padding-inline: ${token('space-3')};
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

/** Keeps the bar from covering the start of a page and a customer's balance above it. */
const RoomForBar = createGlobalStyle`
  #root > header {
    margin-bottom: 3.5rem;
  }
`;

const Bar = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('color-text')};
  color: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};
  font-size: ${token('font-small')};
  font-weight: 600;
`;

/** Says that there is no network. It comes with every page, because it could not be loaded then. */
export function OfflineBar({ note }: { note: string }) {
  const m = useMessages();
  return (
    <Bar>
      <RoomForBar />
      <WifiOff size={18} />
      <span>
        {m('offline.bar')}
        {note}
      </span>
    </Bar>
  );
}
