import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { useDialog } from './use-dialog';

const farEnough = 72;

/** Lets a handle pull down the dialog that it is in; far enough down it asks to close. */
function useSwipeDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? event.clientY));
  const move = (event: PointerEvent<HTMLElement>, distance: number) => {
    const dialog = event.currentTarget.closest('dialog');
    if (dialog) dialog.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const distance = pulled(event);
    start.current = null;
    move(event, 0);
    if (distance > farEnough) onClose();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Fingers stay with the element that they touched first; a mouse would leave it.
      if (event.pointerType === 'touch') start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(event, pulled(event)),
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
  /** As high as a sheet can be, whatever its content. */
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

  /* Touchable in 44 px without taking them from the title. */
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

  /* One above the other where their words do not fit beside each other. */
  & > button {
    min-width: fit-content;
  }

  /* Beside a total, words of a button are not broken. */
  & > p + button {
    flex-basis: auto;
  }
`;

/** A sheet from the bottom edge. Closes by its handle (tapped or pulled), a tap beside it, or Escape. */
export function Sheet({ open, title, onClose, children, footer, tall = false }: SheetProps) {
  const m = useMessages();
  const heading = useId();
  const dialog = useDialog(open, onClose);
  const swipe = useSwipeDown(onClose);
  return (
    <Dialog {...dialog} $tall={tall} aria-labelledby={heading}>
      <Handle type="button" aria-label={m('action.close')} onClick={onClose} {...swipe} />
      <Title id={heading}>{title}</Title>
      <Body>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </Dialog>
  );
}
