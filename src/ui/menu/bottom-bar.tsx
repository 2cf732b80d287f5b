import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId, useRef } from 'react';
import { Link } from '../link/link';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { clamped } from '../card/card-style';
import { MenuRow } from './menu-row';
import type { NavEntry } from './tab-bar';
import { Picture } from '../media/picture';
import { RowList } from '../list/row-list';

export interface BottomBarProps {
  label: string;
  entries: readonly NavEntry[];
  /** The entries behind a last one, and the label of that one. */
  more?: { label: string; entries: readonly NavEntry[] } | undefined;
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

  & > ul {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
  }

  & > ul > li {
    flex: 1 0 4rem;
    display: grid;
    max-width: 50%;
  }

  & > ul > li > * {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-height: ${token('size-bar')};
    padding: 0.375rem 2px ${token('space-1')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
    font-weight: 500;
    line-height: 1.2;
    text-align: center;
  }

  & > ul > li > * > :first-child {
    transition: scale ${token('duration-fast')};
  }

  & > ul > li > [aria-current] {
    color: ${token('color-link')};
    font-weight: 600;
  }

  & > ul > li > [aria-current] > :first-child {
    scale: 1.12;
  }

  & > ul > li > [aria-current]::before {
    position: absolute;
    top: 0;
    width: 32px;
    height: 3px;
    border-radius: 0 0 3px 3px;
    background: ${token('color-link')};
    content: '';
  }

  & > ul > li > :focus-visible {
    outline-offset: -3px;
  }
`;

const Label = styled.span`
  ${clamped(2)}
`;

/** Opens and closes without a script. In a browser without popovers, it is shown within the bar. */
const Panel = styled.div`
  margin: 0;
  padding: ${token('space-2')} 0 0;
  border: 0;
  background: ${token('color-surface')};
  color: ${token('color-text')};

  @supports selector(:popover-open) {
    position: fixed;
    inset: auto 0 0;
    width: min(100%, ${token('size-column')});
    max-height: 75dvh;
    margin-inline: auto;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${token('radius-sheet')} ${token('radius-sheet')} 0 0;
  }

  &::backdrop {
    background: ${token('color-scrim')};
  }
`;

/** The store's navigation, in a bar that stays at the bottom. It must be the last element of its page. */
export function BottomBar({ label, entries, more }: BottomBarProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const holdsSelected = more?.entries.some(({ selected }) => selected);
  return (
    <Bar aria-label={label} data-bottom-bar>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link {...entry.link} aria-current={entry.selected ? 'page' : undefined}>
              <Picture path={entry.image} width={28} shape="tile" label={entry.label} />
              <Label>{entry.label}</Label>
            </Link>
          </li>
        ))}
        {more && (
          <li>
            <button type="button" popoverTarget={id} aria-current={holdsSelected || undefined}>
              <Ellipsis size={28} aria-hidden />
              <Label>{more.label}</Label>
            </button>
          </li>
        )}
      </ul>
      {more && (
        <Panel id={id} ref={panel} popover="auto">
          <RowList>
            {more.entries.map((entry) => (
              <li key={entry.id} onClick={close}>
                <MenuRow label={entry.label} image={entry.image} link={entry.link} selected={entry.selected} />
              </li>
            ))}
          </RowList>
        </Panel>
      )}
    </Bar>
  );
}
