import { createContext, use } from 'react';

/** Shows a text for some milliseconds; 2000 without them. */
export type ShowToast = (text: string, duration?: number) => void;

export const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('No ToastProvider above this component');
  return show;
}
