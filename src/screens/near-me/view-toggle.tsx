import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { TabButtons } from '../../ui/menu/tab-buttons';

export type View = 'list' | 'map';

export interface ViewToggleProps {
  view: View;
  onView: (view: View) => void;
}

const Ground = styled.div`
  padding: ${token('space-1')} ${token('space-4')} ${token('space-3')};
  background: ${token('color-surface')};
  border-bottom: 1px solid ${token('color-border')};
`;

export function ViewToggle({ view, onView }: ViewToggleProps) {
  const m = useMessages();
  return (
    <Ground>
      <TabButtons
        joined
        label={m('near-me.view')}
        tabs={[
          { id: 'list', label: m('near-me.list'), icon: <List size={18} aria-hidden /> },
          { id: 'map', label: m('near-me.map'), icon: <MapIcon size={18} aria-hidden /> },
        ]}
        selected={view}
        onSelect={onView}
      />
    </Ground>
  );
}
