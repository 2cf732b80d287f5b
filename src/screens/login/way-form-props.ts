import type { ReactNode } from 'react';

export interface WayFormProps<Typed> {
  busy: boolean;
  /** Why it was refused, above the fields. */
  alert: ReactNode;
  onSend: (typed: Typed) => void;
}
