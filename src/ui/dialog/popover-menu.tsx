import { type ReactNode, useId, useRef } from 'react';
import { Link, type LinkTarget } from '../link/link';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { IconButton } from '../button/icon-button';

export interface PopoverEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Where it leads; without a link, `onSelect` is called. */
  link?: LinkTarget;
  onSelect?: () => void;
}

export interface PopoverMenuProps {
  label: string;
  icon: ReactNode;
  entries: readonly PopoverEntry[];
  /** A number in the button's corner. */
  count?: number;
  className?: string;
}

const Panel = styled.div`
  position: fixed;
  inset: ${token('size-header')} max(${token('space-2')}, 50vw - ${token('size-column')} / 2 + ${token('space-2')}) auto auto;
  min-width: 13rem;
  margin: 0;
  padding: ${token('space-2')} 0;
  border: 0;
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  box-shadow: ${token('shadow-raised')};

  @supports (position-area: bottom span-left) {
    inset: auto;
    position-area: bottom span-left;
  }

  a,
  button {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    width: 100%;
    min-height: ${token('size-touch')};
    padding: 0 ${token('space-4')};
    text-align: start;
  }

  :is(a, button):is(:hover, :focus-visible) {
    background: ${token('color-action-soft')};
  }

  :focus-visible {
    outline-offset: -2px;
  }
`;

/** A button that opens a menu below it. Opening, closing and restoring the focus need no script. */
export function PopoverMenu({ label, icon, entries, count, className }: PopoverMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <IconButton label={label} icon={icon} count={count} className={className} popoverTarget={id} />
      <Panel id={id} ref={panel} popover="auto">
        <ul>
          {entries.map(({ id: key, label: text, icon: sign, link, onSelect }) => (
            <li key={key} onClick={close}>
              {link ? (
                <Link {...link}>
                  {sign}
                  {text}
                </Link>
              ) : (
                <button type="button" onClick={onSelect}>
                  {sign}
                  {text}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
