import { createContext, use } from 'react';

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
