import type { Control } from './controls';

/** What the visitor did to a part of the page that is not hydrated yet. */
export type EarlyAction =
  | { readonly entered: Control }
  | { readonly tapped: HTMLButtonElement | HTMLFormElement }
  | { readonly message: string; readonly field: HTMLTextAreaElement }
  | { readonly records: readonly MutationRecord[] };

export interface EarlyPage {
  readonly actions: EarlyAction[];
  /** Observes the texts that a translator changes. */
  readonly observer: MutationObserver;
  /** Called for each action; absent until scripts are loaded. */
  onAction?: () => void;
}

declare global {
  interface Window {
    early?: EarlyPage;
  }
}
