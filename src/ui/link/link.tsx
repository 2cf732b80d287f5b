import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Where a card, entry or button leads. `reloadDocument` is for URLs that the server answers, not a screen. */
export type LinkTarget = Pick<LinkProps, 'to' | 'reloadDocument' | 'replace' | 'target' | 'rel' | 'onClick'>;

/** Whether a click opens a link here, not elsewhere such as in a new tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface LinkProps extends ComponentProps<'a'> {
  /** A path of this application, or an absolute URL, which the browser opens. */
  to: string;
  /** The server answers this URL, not a screen. */
  reloadDocument?: boolean | undefined;
  /** Replaces the current history entry. */
  replace?: boolean | undefined;
  /** Stored in the history entry: what the page shows before its data has loaded. */
  state?: object | undefined;
}

const absolute = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** A link that opens within the application if a screen answers it. The router's own link includes prefetching code for its framework. */
export function Link({ to, reloadDocument, replace, state, onClick, ...anchor }: LinkProps) {
  const path = useHref(to);
  const open = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(state !== undefined && { state }),
    ...(anchor.target !== undefined && { target: anchor.target }),
  });
  const external = absolute.test(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument && !external) open(event);
  };
  // Its page is not loaded ahead, because the handler may open something else.
  const isOwn = onClick !== undefined && !reloadDocument;
  return <a {...anchor} href={external ? to : path} onClick={follow} data-own={isOwn ? '' : undefined} />;
}
