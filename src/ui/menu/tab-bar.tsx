import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../../theme/token';
import { clamped } from '../card/card-style';
import { Link, type LinkTarget } from '../link/link';
import { selectedTab } from './tab-style';

export interface NavEntry {
  id: string;
  label: string;
  link: LinkTarget;
  /** The media path of its icon. */
  image: string | null;
  selected: boolean;
}

export interface TabBarProps {
  label: string;
  entries: readonly NavEntry[];
  /** The tabs fill the whole width. */
  even?: boolean;
}

const even = css`
  /* Large text wraps to two lines before the bar scrolls. */
  ul {
    min-width: 100%;
  }

  li {
    flex: 1 1 auto;
    min-width: min-content;
  }

  li,
  a {
    grid-template-columns: minmax(min-content, auto);
  }

  a {
    font-size: 0.8125rem;
  }
`;

const Bar = styled.nav<{ $even: boolean }>`
  position: sticky;
  top: var(--header-height);
  /* A panel that opens below the header covers it. */
  z-index: calc(${token('layer-bar')} - 1);
  overflow-x: auto;
  border-bottom: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
  scrollbar-width: none;

  ul {
    display: flex;
    min-width: max-content;
    padding: 0 ${token('space-2')};
  }

  li {
    display: grid;
  }

  ${({ $even }) => $even && even}

  a {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 64px;
    min-height: ${token('size-row')};
    padding: ${token('space-1')} ${token('space-3')};
    color: ${token('color-text-muted')};
    font-weight: 500;
    line-height: 1.2;
  }

  a[aria-current] {
    ${selectedTab}
  }

  a:focus-visible {
    outline-offset: -3px;
  }
`;

const Label = styled.span`
  ${clamped(2)}
  /* Words are not broken: the bar scrolls instead. */
  min-width: min-content;
  max-width: min(10rem, 60vw);
  overflow-wrap: break-word;
  text-align: center;
`;

/** The store's navigation, as tabs below the header; scrolls sideways if they do not fit. */
export function TabBar({ label, entries, even: isEven = false }: TabBarProps) {
  const bar = useRef<HTMLElement>(null);
  const selected = entries.find((entry) => entry.selected)?.id;
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2;
  }, [selected]);
  return (
    <Bar ref={bar} $even={isEven} aria-label={label}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link {...entry.link} aria-current={entry.selected ? 'page' : undefined}>
              <Label>{entry.label}</Label>
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
