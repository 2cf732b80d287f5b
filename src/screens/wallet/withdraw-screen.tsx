import { WithdrawScreenDocument } from '../../__generated__/documents/withdraw-screen';
import type { WithdrawScreenQuery } from '../../__generated__/gql/graphql';
import { usePageData } from '../../api/use-loaded';
import { AccountPanel, AccountTitle } from '../../features/accounts/account-panel';
import { WithdrawalPanel } from '../../features/wallet/withdrawal-panel';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';

export default function WithdrawScreen({ data }: ScreenProps<WithdrawScreenQuery>) {
  const m = useMessages();
  const pageData = usePageData();
  return (
    <AccountPanel>
      <AccountTitle>{m('order.category-withdrawal')}</AccountTitle>
      <WithdrawalPanel data={data} onReload={() => pageData.invalidate(WithdrawScreenDocument, {})} />
    </AccountPanel>
  );
}
