import { TopUpScreenDocument } from '../../__generated__/documents/top-up-screen';
import type { TopUpScreenQuery } from '../../__generated__/gql/graphql';
import { usePageData } from '../../api/use-loaded';
import { AccountPanel, AccountTitle } from '../../features/accounts/account-panel';
import { TopUpPanel } from '../../features/wallet/top-up-panel';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';

export default function TopUpScreen({ data }: ScreenProps<TopUpScreenQuery>) {
  const m = useMessages();
  const pageData = usePageData();
  return (
    <AccountPanel>
      <AccountTitle>
        {m(data.store?.wallet.mode === 'CLOSED' ? 'order.category-top-up-koin' : 'order.category-top-up')}
      </AccountTitle>
      <TopUpPanel data={data} onReload={() => pageData.invalidate(TopUpScreenDocument, {})} />
    </AccountPanel>
  );
}
