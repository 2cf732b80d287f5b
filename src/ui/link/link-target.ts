import type { LinkProps } from './link';

/** Where a card, entry or button leads. `reloadDocument` is for addresses that the server answers, not a screen. */
export type LinkTarget = Pick<LinkProps, 'to' | 'reloadDocument' | 'replace' | 'target' | 'rel' | 'onClick'>;
