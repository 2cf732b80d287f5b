import type { StoreShell } from '../../../api/store-context';
import { isItemPath } from '../../../routing/paths';

export type HeaderIcon = 'cart' | 'messages' | 'account' | 'near-me' | 'share';

export interface HeaderIcons {
  /** Side by side in the header. */
  icons: readonly HeaderIcon[];
  /** In the popover behind one more icon. */
  collapsed: readonly HeaderIcon[];
}

export interface IconRules extends Pick<StoreShell, 'cartHidden' | 'messagesHidden' | 'signInHidden' | 'header'> {
  signedIn: boolean;
  /** Inside the store. */
  pathname: string;
}

const maxIcons = 3;
/** Beside a search field, which gets most of the row. */
const maxBesideField = 2;
const collapsible: readonly HeaderIcon[] = ['account', 'near-me', 'share'];

/** More than three icons, or more than two beside a search field, collapse into the popover. */
export function headerIcons(store: IconRules): HeaderIcons {
  const { cartHidden, messagesHidden, signInHidden, header, signedIn, pathname } = store;
  const rules: { readonly [Icon in HeaderIcon]: boolean } = {
    cart: signedIn && !cartHidden,
    messages: !messagesHidden,
    account: signedIn || !signInHidden,
    'near-me': true,
    share: isItemPath(pathname),
  };
  const eligible = (Object.keys(rules) as HeaderIcon[]).filter((icon) => rules[icon]);
  const limit = header.searchBox === 'FIELD' ? maxBesideField : maxIcons;
  if (eligible.length <= limit) return { icons: eligible, collapsed: [] };
  return {
    icons: eligible.filter((icon) => !collapsible.includes(icon)),
    collapsed: eligible.filter((icon) => collapsible.includes(icon)),
  };
}
