import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export type View = 'list' | 'map';

export interface ViewToggleProps {
  view: View;
  onView: (view: View) => void;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin: 0 ${token('space-4')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('color-background')};

  button {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
    justify-content: center;
    height: ${token('size-touch')};
    border-radius: ${token('radius-control')};
    color: ${token('color-text-muted')};
    font-weight: 500;
    touch-action: manipulation;
  }

  button[aria-pressed='true'] {
    background: ${token('color-surface')};
    color: ${token('color-link')};
    font-weight: 600;
    box-shadow: inset 0 0 0 1.5px ${token('color-link')};
  }
`;

const Ground = styled.div`
  padding-top: ${token('space-1')};
  background: ${token('color-surface')};
  border-bottom: 1px solid ${token('color-border')};
`;

/** The same results as a list or on a map. */
export function ViewToggle({ view, onView }: ViewToggleProps) {
  const m = useMessages();
  return (
    <Ground>
      <Frame role="group" aria-label={m('near-me.view')}>
        <button type="button" aria-pressed={view === 'list'} onClick={() => onView('list')}>
          <List size={18} aria-hidden />
          {m('near-me.list')}
        </button>
        <button type="button" aria-pressed={view === 'map'} onClick={() => onView('map')}>
          <MapIcon size={18} aria-hidden />
          {m('near-me.map')}
        </button>
      </Frame>
    </Ground>
  );
}
