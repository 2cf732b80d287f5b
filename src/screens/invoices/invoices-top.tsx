import { useHref, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import { token } from '../../theme/token';
import { SearchField } from '../../ui/field/search-field';
import { TabBar } from '../../ui/menu/tab-bar';
import { type InvoicesQuestion, invoicesPath, invoicesQuestion, searchParameter } from './invoices-question';

const SearchRow = styled.div`
  display: flex;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-surface')};
`;

/** Both tabs and the search; stays where it is while other invoices load. */
export default function InvoicesTop() {
  const m = useMessages();
  const navigate = useNavigate();
  const action = useHref(customerPaths.invoices);
  const question = invoicesQuestion(new URLSearchParams(useLocation().search));
  const { unpaid, search } = question;
  const to = (change: Partial<InvoicesQuestion>) => invoicesPath({ ...question, ...change });
  const tab = (id: string, label: string, isUnpaid: boolean) => ({
    id,
    label,
    image: null,
    selected: unpaid === isUnpaid,
    link: { to: to({ unpaid: isUnpaid }), replace: true },
  });
  return (
    <>
      <TabBar
        even
        label={m('invoice.filter')}
        entries={[tab('active', m('invoice.active'), true), tab('all', m('invoice.all'), false)]}
      />
      <SearchRow>
        <SearchField
          framed
          action={action}
          name={searchParameter}
          hint={m('invoice.search')}
          value={search ?? ''}
          parameters={Object.fromEntries(new URLSearchParams(invoicesPath({ unpaid, search: null }).split('?')[1]))}
          onSearch={(term) => void navigate(to({ search: term }), { replace: true })}
        />
      </SearchRow>
    </>
  );
}
