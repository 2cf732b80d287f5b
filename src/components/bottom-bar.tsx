import { Link } from './link';
import styled from 'styled-components';
import { token } from '../theme/token';
import { clamped } from './card-style';
import type { NavEntry } from './nav-entry';
import { Picture } from './picture';

export interface BottomBarProps {
  label: string;
  /** Five at most have room. */
  entries: readonly NavEntry[];
}

const Bar = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: ${token('layer-bar')};
  margin-top: auto;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};

  ul {
    display: flex;
  }

  li {
    flex: 1;
    min-width: 0;
  }

  a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    height: ${token('size-bar')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
    font-weight: 500;
  }

  a > :first-child {
    width: 28px;
    height: 28px;
    border-radius: 35%;
    font-size: ${token('font-large')};
    transition: scale ${token('duration-fast')};
  }

  a[aria-current] {
    color: ${token('color-link')};
    font-weight: 600;
  }

  a[aria-current] > :first-child {
    scale: 1.12;
  }

  a[aria-current]::before {
    position: absolute;
    top: 0;
    width: 32px;
    height: 3px;
    border-radius: 0 0 3px 3px;
    background: ${token('color-link')};
    content: '';
  }

  a:focus-visible {
    outline-offset: -3px;
  }
`;

const Label = styled.span`
  ${clamped(1)}
  padding: 0 2px;
`;

/** The parts of a store as a bar that stays at the bottom. Stands last in its page. */
export const BottomBar = ({ label, entries }: BottomBarProps) => (
  <Bar aria-label={label} data-bottom-bar>
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link {...entry.link} aria-current={entry.selected ? 'page' : undefined}>
            <Picture path={entry.image} width={28} label={entry.label} />
            <Label>{entry.label}</Label>
          </Link>
        </li>
      ))}
    </ul>
  </Bar>
);
