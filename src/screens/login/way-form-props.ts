import type { ReactNode } from 'react';

/** What the forms of this page have in common. */
export interface WayFormProps<Typed> {
  busy: boolean;
  /** Why it was refused, above the fields. */
  alert: ReactNode;
  onSend: (typed: Typed) => void;
}
