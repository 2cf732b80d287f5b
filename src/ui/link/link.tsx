import { type ComponentProps, type MouseEvent, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useNavigate } from 'react-router-dom';

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

/** @param path of this application, from its `/` on */
function useUrlOf(path: string): string {
  const { basename } = use(NavigationContext);
  return basename === '/' ? path : basename + path.replace(/^\/(?=$|[?#])/, '');
}

/**
 * A link that opens within the application if a screen answers it. The router's own link includes prefetching code for
 * its framework, and its hooks resolve each path three times.
 */
export function Link({ to, reloadDocument, replace, state, onClick, ...anchor }: LinkProps) {
  const url = useUrlOf(to);
  const navigate = useNavigate();
  const external = absolute.test(to);
  const isElsewhere = anchor.target !== undefined && anchor.target !== '_self';
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || external || isElsewhere || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // The page that is open gets no second entry in the history.
    void navigate(to, { replace: replace ?? url === pathname + search + hash, state });
  };
  // Its page is not loaded ahead, because the handler may open something else.
  const isOwn = onClick !== undefined && !reloadDocument;
  return <a {...anchor} href={external ? to : url} onClick={follow} data-own={isOwn ? '' : undefined} />;
}
