import { TabBar } from '../../ui/menu/tab-bar';
import { useStore } from '../../api/store-context';
import { useMessages } from '../../i18n/use-messages';
import { accountPath, shoppingPath } from '../../routing/paths';

export interface AccountTabsProps {
  selected: 'profile' | 'purchases';
}

/** The parts of the account; a store may hide the purchases. */
export function AccountTabs({ selected }: AccountTabsProps) {
  const m = useMessages();
  const { purchasesHidden } = useStore();
  const profile = { id: 'profile', label: m('account.profile'), image: null, link: { to: accountPath } };
  const purchases = { id: 'purchases', label: m('account.purchases'), image: null, link: { to: shoppingPath } };
  const entries = purchasesHidden ? [profile] : [profile, purchases];
  return (
    <TabBar
      even
      label={m('account.tabs')}
      entries={entries.map((entry) => ({ ...entry, selected: entry.id === selected }))}
    />
  );
}
