import FileText from 'lucide-react/icons/file-text';
import Gift from 'lucide-react/icons/gift';
import LogOut from 'lucide-react/icons/log-out';
import MailCheck from 'lucide-react/icons/mail-check';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import UserPen from 'lucide-react/icons/user-pen';
import UsersRound from 'lucide-react/icons/users-round';
import Wallet from 'lucide-react/icons/wallet';
import type { AccountScreenQuery } from '../../__generated__/gql/graphql';
import { MenuRow } from '../../ui/menu/menu-row';
import { RowGroup } from '../../ui/list/row-group';
import { useMessages } from '../../i18n/use-messages';
import { AccountTabs } from '../../features/account/account-tabs';
import SignInFirst from '../../features/account/sign-in-first';
import type { ScreenProps } from '../../routing/define-route';
import {
  emailVerificationPath,
  phoneVerificationPath,
  privacyPath,
  signOutPath,
  termsPath,
  settingsPath,
} from '../../routing/paths';
import { type AccountCustomer, ProfileCard } from './profile-card';
import { SignOutEverywhere } from './sign-out-everywhere';
import { VerifyEmailRow } from './verify-email-row';
import { customerPaths } from '../../routing/customer-paths';

function Account({ customer }: { customer: AccountCustomer }) {
  const m = useMessages();
  const { verification, emailVerified, phoneVerified, phone, balance, balanceMode, points, referralShown, invoices } =
    customer;
  return (
    <>
      <AccountTabs selected="profile" />
      <ProfileCard customer={customer} />
      <RowGroup>
        {invoices && (
          <MenuRow
            label={m('account.invoices')}
            text={m('account.invoices-count', { count: invoices.pending })}
            link={{ to: customerPaths.invoices }}
            {...(invoices.icon ? { image: invoices.icon } : { icon: <FileText size={22} /> })}
          />
        )}
        <MenuRow label={m('account.edit-profile')} icon={<UserPen size={22} />} link={{ to: customerPaths.profile }} />
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
