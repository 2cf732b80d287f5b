import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { type ToastAction, ToastContext, toastDurations } from './use-toast';

interface Toast {
  text: string;
  action: ToastAction | undefined;
  duration: number;
  isVisible: boolean;
  /** An open dialog makes the rest of the page inert, so its toasts must be inside it. */
  dialog: Element | null;
}

/** In milliseconds. Screen readers need a text for longer than some toasts are visible. */
const minReadable = 3000;

const Region = styled.div<{ $visible: boolean }>`
  position: fixed;
  inset: auto 0 calc(${token('size-bar')} + ${token('space-6')} + env(safe-area-inset-bottom));
  z-index: ${token('layer-toast')};
  width: fit-content;
  max-width: min(100% - 2rem, 27rem);
  margin: 0 auto;
  padding: ${token('space-3')} ${token('space-5')};
  border-radius: 24px;
  background: ${token('color-toast')};
  color: ${token('color-toast-text')};
  box-shadow: ${token('shadow-raised')};
  text-align: center;
  opacity: ${({ $visible }) => ($visible ? 1 : 0)};
  translate: 0 ${({ $visible }) => ($visible ? '0' : '8px')};
  transition: opacity ${token('duration-fast')}, translate ${token('duration-fast')};
  pointer-events: none;

  button {
    min-height: ${token('size-touch')};
    margin: calc(-1 * ${token('space-3')}) calc(-1 * ${token('space-2')}) calc(-1 * ${token('space-3')}) ${token('space-2')};
    padding: 0 ${token('space-2')};
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
    pointer-events: auto;
  }

  &:empty {
    padding: 0;
  }
`;

export interface ToastProviderProps {
  children: ReactNode;
}

/** Holds the page's one toast; `useToast` shows it. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toast, setToast] = useState<Toast | null>(null);
  const show = useCallback((text: string, duration: number = toastDurations.normal, action?: ToastAction) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
    setToast({ text, action, duration, isVisible: true, dialog });
  }, []);

  useEffect(() => {
    if (!toast) return;
    const delayMs = toast.isVisible ? toast.duration : Math.max(0, minReadable - toast.duration);
    const timer = setTimeout(() => setToast(toast.isVisible ? { ...toast, isVisible: false } : null), delayMs);
    return () => clearTimeout(timer);
  }, [toast]);

  const dialog = toast?.dialog ?? null;
  useEffect(() => {
    if (!dialog) return;
    // A dialog that closes, or is unmounted with its page, must not remove its toast.
    const moveToPage = () => {
      if (!dialog.isConnected || !dialog.hasAttribute('open')) setToast((now) => now && { ...now, dialog: null });
    };
    // The change that showed the toast may have closed the dialog.
    moveToPage();
    const observer = new MutationObserver(moveToPage);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog]);

  const act = () => {
    toast?.action?.run();
    setToast(null);
  };
  const region = (
    <Region role="status" $visible={toast?.isVisible ?? false}>
      {toast?.text}
      {toast?.isVisible && toast.action && (
        <button type="button" onClick={act}>
          {toast.action.label}
        </button>
      )}
    </Region>
  );
  return (
    <ToastContext value={show}>
      {children}
      {dialog ? createPortal(region, dialog) : region}
    </ToastContext>
  );
}
