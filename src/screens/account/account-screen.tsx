import Bell from 'lucide-react/icons/bell';
import FileText from 'lucide-react/icons/file-text';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import MailCheck from 'lucide-react/icons/mail-check';
import MailWarning from 'lucide-react/icons/mail-warning';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import UserPen from 'lucide-react/icons/user-pen';
import UsersRound from 'lucide-react/icons/users-round';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import type { AccountScreenQuery } from '../../__generated__/gql/graphql';
import { useStore } from '../../api/store-context';
import { AccountTabs } from '../../features/accounts/account-tabs';
import EmailPrompt from '../../features/accounts/email-prompt';
import SignInFirst from '../../features/accounts/sign-in-first';
import { useNotifications } from '../../features/notifications/use-notifications';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import type { ScreenProps } from '../../routing/define-route';
import {
  emailVerificationPath,
  favouritesPath,
  messagesPath,
  phoneVerificationPath,
  privacyPath,
  settingsPath,
  signOutPath,
  termsPath,
} from '../../routing/paths';
import { MenuButton } from '../../ui/button/menu-button';
import { RowGroup } from '../../ui/list/row-group';
import { MenuRow } from '../../ui/menu/menu-row';
import { type AccountCustomer, ProfileCard } from './profile-card';
import { SignOutEverywhere } from './sign-out-everywhere';

function VerifyEmailRow({ byCode }: { byCode: boolean }) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton
        icon={<MailWarning size={22} />}
        label={m('account.verify-email')}
        text={m('account.not-verified')}
        onSelect={() => setOpen(true)}
      />
      <EmailPrompt open={open} byCode={byCode} onClose={() => setOpen(false)} />
    </>
  );
}

function Account({ customer }: { customer: AccountCustomer }) {
  const m = useMessages();
  const { messagesHidden } = useStore();
  const unread = useNotifications().notifications?.unreadNotifications ?? 0;
  const {
    verification,
    emailVerified,
    phoneVerified,
    phone,
    balance,
    balanceMode,
    points,
    referralShown,
    invoiceNotice,
  } = customer;
  return (
    <>
      <AccountTabs selected="profile" />
      <ProfileCard customer={customer} />
      <RowGroup>
        {invoiceNotice && (
          <MenuRow
            label={m('account.invoices')}
            text={m('account.invoices-count', { count: invoiceNotice.pending })}
            link={{ to: customerPaths.invoices }}
            {...(invoiceNotice.icon ? { image: invoiceNotice.icon } : { icon: <FileText size={22} /> })}
          />
        )}
        {!messagesHidden && (
          <MenuRow label={m('shell.messages')} icon={<MessageCircle size={22} />} link={{ to: messagesPath }} />
        )}
        <MenuRow
          label={m('title.notifications')}
          {...(unread > 0 && { text: m('account.unread-notifications', { count: unread }) })}
          icon={<Bell size={22} />}
          link={{ to: customerPaths.notifications }}
        />
        <MenuRow label={m('title.favourites')} icon={<Heart size={22} />} link={{ to: favouritesPath }} />
        <MenuRow label={m('account.edit-profile')} icon={<UserPen size={22} />} link={{ to: customerPaths.profile }} />
        <MenuRow label={m('title.addresses')} icon={<MapPin size={22} />} link={{ to: customerPaths.addresses }} />
        <MenuRow label={m('account.settings')} icon={<Settings size={22} />} link={{ to: settingsPath }} />
        {balance && (
          <MenuRow
            label={m(balanceMode === 'CLOSED' ? 'strip.koin' : 'account.balance')}
            icon={<Wallet size={22} />}
            link={{ to: customerPaths.balance }}
          />
        )}
        {points !== null && (
          <MenuRow label={m('account.points')} icon={<Gift size={22} />} link={{ to: customerPaths.points }} />
        )}
        {referralShown && (
          <MenuRow
            label={m('account.referral')}
            icon={<UsersRound size={22} />}
            link={{ to: customerPaths.referral }}
          />
        )}
        {(verification.phone !== 'NONE' || phone !== '') && (
          <MenuRow
            label={m('account.verify-phone')}
            text={m(phoneVerified ? 'account.verified' : 'account.not-verified')}
            icon={<Smartphone size={22} />}
            link={{ to: phoneVerificationPath }}
          />
        )}
        {emailVerified ? (
          <MenuRow
            label={m('account.verify-email')}
            text={m('account.verified')}
            icon={<MailCheck size={22} />}
            link={{ to: emailVerificationPath }}
          />
        ) : (
          <VerifyEmailRow byCode={verification.emailByCode} />
        )}
        <MenuRow
          label={m('title.terms')}
          icon={<ScrollText size={22} />}
          link={{ to: termsPath, reloadDocument: true }}
        />
        <MenuRow
          label={m('title.privacy')}
          icon={<ShieldCheck size={22} />}
          link={{ to: privacyPath, reloadDocument: true }}
        />
        <MenuRow label={m('account.sign-out')} icon={<LogOut size={22} />} link={{ to: signOutPath }} />
        <SignOutEverywhere />
      </RowGroup>
    </>
  );
}

export default function AccountScreen({ data: { customer } }: ScreenProps<AccountScreenQuery>) {
  return customer ? <Account customer={customer} /> : <SignInFirst />;
}
