import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { useDialog } from './use-dialog';

const closeDistance = 72;

/** Lets a handle drag its dialog down, and calls `onClose` when it is released far enough down. */
function useSwipeDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const distanceOf = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? event.clientY));
  const move = (event: PointerEvent<HTMLElement>, distance: number) => {
    const dialog = event.currentTarget.closest('dialog');
    if (dialog) dialog.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceOf(event);
    start.current = null;
    move(event, 0);
    if (distance > closeDistance) onClose();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Touch events stay with the element that was touched first; a mouse would leave it.
      if (event.pointerType === 'touch') start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(event, distanceOf(event)),
    onPointerUp: release,
    onPointerCancel: release,
  };
}

export interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay in view below the content. */
  footer?: ReactNode;
  /** At full height, whatever the content. */
  tall?: boolean;
}

const Dialog = styled.dialog<{ $tall: boolean }>`
  position: fixed;
  inset: auto 0 0;
  flex-direction: column;
  width: 100%;
  max-width: ${token('size-column')};
  height: ${({ $tall }) => ($tall ? 'calc(100dvh - 100px)' : 'auto')};
  max-height: calc(100dvh - 100px);
  margin: 0 auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${token('radius-sheet')} ${token('radius-sheet')} 0 0;
  background: ${token('color-surface')};
  color: ${token('color-text')};
  opacity: 0;
  translate: 0 100%;
  transition:
    translate ${token('duration-slow')} ${token('easing-out')},
    opacity ${token('duration-slow')},
    overlay ${token('duration-slow')} allow-discrete,
    display ${token('duration-slow')} allow-discrete;

  &[open] {
    display: flex;
    opacity: 1;
    translate: 0 0;
  }

  @starting-style {
    &[open] {
      opacity: 0;
      translate: 0 100%;
    }
  }

  &::backdrop {
    background: ${token('color-scrim')};
  }
`;

const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  height: 28px;
  touch-action: none;
  cursor: grab;

  &::before {
    width: 40px;
    height: 4px;
    border-radius: 2px;
    background: ${token('color-border')};
    content: '';
  }

  /* A touch target of 44 px that takes no space from the title. */
  &::after {
    position: absolute;
    inset: 0 25% auto;
    height: ${token('size-touch')};
    content: '';
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Title = styled.h2`
  padding: 0 ${token('space-4')} ${token('space-3')};
  font-size: ${token('font-title')};
`;

const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${token('space-4')} calc(${token('space-6')} + env(safe-area-inset-bottom));

  & > ul {
    margin-inline: calc(-1 * ${token('space-4')});
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')} calc(${token('space-3')} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token('color-border')};

  & > * {
    flex: 1;
  }

  /* Stacked if their labels do not fit side by side. */
  & > button {
    min-width: fit-content;
  }

  /* Beside a total, the words of the button's label are not broken. */
  & > p + button {
    flex-basis: auto;
  }
`;

/** A sheet at the bottom edge. Its handle (tapped or dragged), a tap outside it, or Escape closes it. */
export function Sheet({ open, title, onClose, children, footer, tall = false }: SheetProps) {
  const m = useMessages();
  const headingId = useId();
  const dialog = useDialog(open, onClose);
  const swipe = useSwipeDown(onClose);
  return (
    <Dialog {...dialog} $tall={tall} aria-labelledby={headingId}>
      <Handle type="button" aria-label={m('action.close')} onClick={onClose} {...swipe} />
      <Title id={headingId}>{title}</Title>
      <Body>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </Dialog>
  );
}
