import type { StoreShell } from '../../api/store-context';

export type HeaderIcon = 'cart' | 'messages' | 'account' | 'near-me' | 'share';

export interface HeaderIcons {
  /** Side by side in the header. */
  shown: readonly HeaderIcon[];
  /** In the popover behind one more icon. */
  collapsed: readonly HeaderIcon[];
}

export interface IconRules extends Pick<StoreShell, 'cartHidden' | 'messagesHidden' | 'signInHidden'> {
  signedIn: boolean;
  /** Inside the store. */
  pathname: string;
}

const mostShown = 3;
const collapsible: readonly HeaderIcon[] = ['account', 'near-me', 'share'];

/** What stands in the header of a page. More than three icons make some of them move into the popover. */
export function headerIcons({ cartHidden, messagesHidden, signInHidden, signedIn, pathname }: IconRules): HeaderIcons {
  const rules: { readonly [Icon in HeaderIcon]: boolean } = {
    cart: signedIn && !cartHidden,
    messages: !messagesHidden,
    account: signedIn || !signInHidden,
    'near-me': true,
    share: pathname.startsWith('/p/'),
  };
  const wanted = (Object.keys(rules) as HeaderIcon[]).filter((icon) => rules[icon]);
  if (wanted.length <= mostShown) return { shown: wanted, collapsed: [] };
  return {
    shown: wanted.filter((icon) => !collapsible.includes(icon)),
    collapsed: wanted.filter((icon) => collapsible.includes(icon)),
  };
}
