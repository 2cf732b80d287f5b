import { createContext, use } from 'react';

/** How long a toast is visible, in milliseconds. */
export const toastDurations = {
  /** Confirmations, such as copied or saved. */
  normal: 2000,
  /** Validation errors, and the largest quantity. */
  validation: 3000,
  /** The minimum order. */
  minimumOrder: 5000,
  /** Messages of the shell. */
  shell: 5000,
} as const;

export interface ToastAction {
  label: string;
  run: () => void;
}

/** Shows a text for `duration` milliseconds (2000 by default), with an optional action. */
export type ShowToast = (text: string, duration?: number, action?: ToastAction) => void;

export const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('No ToastProvider above this component');
  return show;
}
