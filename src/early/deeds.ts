import type { Control } from './controls';

/** What was done to a part of the page that React does not answer for yet. */
export type Deed =
  | { readonly entered: Control }
  | { readonly tapped: HTMLButtonElement | HTMLFormElement }
  | { readonly message: string; readonly field: HTMLTextAreaElement }
  | { readonly records: readonly MutationRecord[] };

export interface EarlyPage {
  readonly deeds: Deed[];
  /** Sees the texts that a translator changes. */
  readonly observer: MutationObserver;
  /** Is told of each deed; absent until scripts are there. */
  onDeed?: () => void;
}

declare global {
  interface Window {
    early?: EarlyPage;
  }
}
