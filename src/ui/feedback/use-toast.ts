import { createContext, use } from 'react';

/** How long a toast is seen, in milliseconds. */
export const toastDurations = {
  /** Copied, saved and the like. */
  normal: 2000,
  /** A field's rule, and the largest quantity. */
  validation: 3000,
  /** The smallest order. */
  minimumOrder: 5000,
  /** What the shell itself says. */
  shell: 5000,
} as const;

export interface ToastAction {
  label: string;
  run: () => void;
}

/** Shows a text for some milliseconds, 2000 without them, and what can be done about it. */
export type ShowToast = (text: string, duration?: number, action?: ToastAction) => void;

export const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('No ToastProvider above this component');
  return show;
}
