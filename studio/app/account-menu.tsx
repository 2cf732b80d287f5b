import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import { useHref, useLocation } from 'react-router-dom';
import { useLocale } from '../../src/i18n/use-messages';
import { PopoverMenu } from '../../src/ui/dialog/popover-menu';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { inLanguage } from './in-language';
import type { Me } from './me';
import { accountPath, storesPath } from './paths';
import { useSignOut } from './use-sign-out';

interface AccountMenuProps {
  me: Me;
}

/** Who is signed in: the account, the other language and signing out. */
export function AccountMenu({ me }: AccountMenuProps) {
  const m = useStudioMessages();
  const signOut = useSignOut();
  const other = useLocale() === 'id' ? 'en' : 'id';
  const { pathname, search } = useLocation();
  // Not a path of the router: the server answers it.
  const otherLanguage = new URL(inLanguage(useHref(pathname), search, other), location.origin).href;
  return (
    <PopoverMenu
      label={m('studio.account-of', { name: me.name })}
      icon={<CircleUserRound size={24} />}
      entries={[
        { id: 'account', label: me.name, icon: <UserRound size={20} />, link: { to: accountPath } },
        { id: 'stores', label: m('stores.title'), icon: <Store size={20} />, link: { to: storesPath } },
        {
          id: 'language',
          label: m('studio.other-language'),
          icon: <Languages size={20} />,
          link: { to: otherLanguage },
        },
        { id: 'sign-out', label: m('studio.sign-out'), icon: <LogOut size={20} />, onSelect: () => void signOut() },
      ]}
    />
  );
}
