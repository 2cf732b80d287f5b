import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export type Way = 'known' | 'new';

export interface WayTabsProps {
  way: Way;
  onChoose: (way: Way) => void;
}

const Bar = styled.div`
  display: flex;
  background: ${token('color-surface')};
  border-bottom: 1px solid ${token('color-border')};

  button {
    position: relative;
    flex: 1;
    height: 48px;
    color: ${token('color-text-muted')};
    font-weight: 500;
  }

  button[aria-pressed='true'] {
    color: ${token('color-link')};
    font-weight: 600;
  }

  button[aria-pressed='true']::after {
    position: absolute;
    inset: auto ${token('space-4')} 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${token('color-link')};
    content: '';
  }

  button:focus-visible {
    outline-offset: -3px;
  }
`;

/** Between having an account and making one. */
export function WayTabs({ way, onChoose }: WayTabsProps) {
  const m = useMessages();
  return (
    <Bar role="group" aria-label={m('login.ways')}>
      <button type="button" aria-pressed={way === 'known'} onClick={() => onChoose('known')}>
        {m('login.sign-in')}
      </button>
      <button type="button" aria-pressed={way === 'new'} onClick={() => onChoose('new')}>
        {m('login.register')}
      </button>
    </Bar>
  );
}
