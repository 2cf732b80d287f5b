import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../api/store-context';
import { IconButton } from '../../../ui/button/icon-button';
import { IconLink } from '../../../ui/button/icon-link';
import { PopoverMenu } from '../../../ui/dialog/popover-menu';
import type { PlainMessageKey } from '../../../i18n/translate';
import { useMessages } from '../../../i18n/use-messages';
import { accountPath, cartPath, loginPath, messagesPath, nearMePath } from '../../../routing/paths';
import { type HeaderIcon, headerIcons } from './header-icons';

interface Entry {
  label: PlainMessageKey;
  icon: ReactNode;
  /** Without it the entry opens the share sheet. */
  path?: string;
}

const entries: { readonly [Icon in HeaderIcon]: Entry } = {
  cart: { label: 'shell.cart', icon: <ShoppingCart />, path: cartPath },
  messages: { label: 'shell.messages', icon: <MessageCircle />, path: messagesPath },
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
  const { pathname } = useLocation();
  const { icons, collapsed } = headerIcons({ ...useStore(), signedIn: customer !== undefined, pathname });
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
        const { label, icon, path } = entryOf(name);
        const count = counts[name] ?? 0;
        const look = { label: count > 0 ? `${m(label)}, ${count}` : m(label), icon, count };
        return path ? (
          <IconLink key={name} {...look} link={{ to: path }} />
        ) : (
          <IconButton key={name} label={look.label} icon={icon} onClick={onShare} />
        );
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
