import Check from 'lucide-react/icons/check';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Share2 from 'lucide-react/icons/share-2';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type StoreShell, useStore } from '../../../api/store-context';
import type { PlainMessageKey } from '../../../i18n/translate';
import { useMessages } from '../../../i18n/use-messages';
import { customerPaths, profileFormId } from '../../../routing/customer-paths';
import { invoiceParameter } from '../../../routing/invoice-paths';
import { accountPath, cartPath, isItemPath, loginPath, messagesPath, nearMePath } from '../../../routing/paths';
import { IconButton, IconLink } from '../../../ui/button/icon-button';
import { PopoverMenu } from '../../../ui/dialog/popover-menu';

type HeaderIcon = 'cart' | 'messages' | 'invoice-search' | 'save-profile' | 'account' | 'near-me' | 'share';

export interface HeaderIcons {
  /** Icons side by side in the header. */
  icons: readonly HeaderIcon[];
  /** Entries of the popover behind one more icon. */
  collapsed: readonly HeaderIcon[];
}

export interface IconRules extends Pick<StoreShell, 'cartHidden' | 'messagesHidden' | 'signInHidden' | 'header'> {
  signedIn: boolean;
  /** Inside the store. */
  pathname: string;
  /** The query of the URL. */
  search: string;
}

const maxIcons = 3;
/** Next to a search field, which gets most of the row. */
const maxBesideField = 2;
const collapsible: readonly HeaderIcon[] = ['account', 'near-me', 'share'];

/** More than three icons, or more than two next to a search field, collapse into the popover. */
export function headerIcons(store: IconRules): HeaderIcons {
  const { cartHidden, messagesHidden, signInHidden, header, signedIn, pathname, search } = store;
  const rules: { readonly [Icon in HeaderIcon]: boolean } = {
    cart: signedIn && !cartHidden,
    messages: !messagesHidden,
    // The list has a search field; a single invoice links back to it.
    'invoice-search': signedIn && pathname === customerPaths.invoices && search.includes(invoiceParameter),
    'save-profile': signedIn && pathname === customerPaths.profile,
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

interface Entry {
  label: PlainMessageKey;
  icon: ReactNode;
  /** Without a path, the entry sends a form or opens the share sheet. */
  path?: string;
  form?: string;
}

const entries: { readonly [Icon in HeaderIcon]: Entry } = {
  cart: { label: 'shell.cart', icon: <ShoppingCart />, path: cartPath },
  messages: { label: 'shell.messages', icon: <MessageCircle />, path: messagesPath },
  'invoice-search': { label: 'search.submit', icon: <Search />, path: customerPaths.invoices },
  'save-profile': { label: 'shell.save', icon: <Check />, form: profileFormId },
  account: { label: 'shell.sign-in', icon: <UserRound />, path: loginPath() },
  'near-me': { label: 'shell.near-me', icon: <MapPin />, path: nearMePath },
  share: { label: 'shell.share', icon: <Share2 /> },
};

export interface HeaderActionsProps {
  onShare: () => void;
  /** Counts for a signed-in customer; guests have none. */
  customer?: { cartCount: number; unreadMessages: number };
}

export function HeaderActions({ onShare, customer }: HeaderActionsProps) {
  const m = useMessages();
  const { pathname, search } = useLocation();
  const { icons, collapsed } = headerIcons({ ...useStore(), signedIn: customer !== undefined, pathname, search });
  const counts: { readonly [Icon in HeaderIcon]?: number } = customer
    ? { cart: customer.cartCount, messages: customer.unreadMessages }
    : {};
  const entryOf = (name: HeaderIcon): Entry =>
    customer && name === 'account'
      ? { label: 'shell.account', icon: entries.account.icon, path: accountPath }
      : entries[name];
  return (
    <>
      {icons.map((name) => {
        const { label, icon, path, form } = entryOf(name);
        const count = counts[name] ?? 0;
        const look = { label: count > 0 ? `${m(label)}, ${count}` : m(label), icon, count };
        if (path) return <IconLink key={name} {...look} link={{ to: path }} />;
        const effect = form ? ({ type: 'submit', form } as const) : { onClick: onShare };
        return <IconButton key={name} label={look.label} icon={icon} {...effect} />;
      })}
      {collapsed.length > 0 && (
        <PopoverMenu
          label={m('shell.more')}
          icon={<EllipsisVertical />}
          entries={collapsed.map((name) => {
            const { label, icon, path } = entryOf(name);
            return { id: name, label: m(label), icon, ...(path ? { link: { to: path } } : { onSelect: onShare }) };
          })}
        />
      )}
    </>
  );
}
