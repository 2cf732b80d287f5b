import FileText from 'lucide-react/icons/file-text';
import SearchX from 'lucide-react/icons/search-x';
import styled from 'styled-components';
import { InvoicesScreenDocument } from '../../__generated__/documents/invoices-screen';
import type { InvoicesScreenQuery } from '../../__generated__/gql/graphql';
import { invoiceLooks } from '../../features/invoices/invoice-status';
import { ToneBadge } from '../../features/orders/order-status-badge';
import { nextPage, useMoreFocus } from '../../features/paging/next-page';
import { usePaging } from '../../features/paging/use-paging';
import { useDay, useMoment } from '../../i18n/dates';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { invoicePath } from '../../routing/invoice-paths';
import { token } from '../../theme/token';
import { LinkButton } from '../../ui/button/button';
import { LoadMore } from '../../ui/button/load-more';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Link } from '../../ui/link/link';
import { RowList } from '../../ui/list/row-list';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { type InvoicesQuestion, invoicesPath, invoicesQuestion, invoicesVariables } from './invoices-question';
import InvoicesTop from './invoices-top';
import { Text } from '../../ui/text/text';
import { Row } from '../../ui/layout/row';

type Invoices = NonNullable<NonNullable<InvoicesScreenQuery['customer']>['invoices']>;

const Entry = styled(Link)`
  display: grid;
  gap: ${token('space-1')};
  padding: ${token('space-3')} ${token('space-4')};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Title = styled.b`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

function InvoiceRow({ invoice }: { invoice: Invoices['nodes'][number] }) {
  const m = useMessages();
  const money = useMoney();
  const day = useDay();
  const moment = useMoment();
  const { id, number, title, status, dueOn, isOverdue, paidAt, total } = invoice;
  const { label, tone } = invoiceLooks[status];
  return (
    <article>
      <Entry to={invoicePath(id)}>
        <Row $gap={[1, 3]} $wraps $justify="space-between">
          <Text as="small" $tone="text-muted" $size="small">
            {number}
          </Text>
          <ToneBadge tone={tone}>{m(label)}</ToneBadge>
        </Row>
        <Title>{title}</Title>
        <Row $gap={[1, 3]} $wraps $justify="space-between">
          <Text as="strong" $tone="price" $weight={700} translate="no">
            {money(total)}
          </Text>
          {status === 'UNPAID' && dueOn && (
            <Text
              as="small"
              $tone={isOverdue ? 'sale' : 'text-muted'}
              $size="small"
              $weight={isOverdue ? 600 : undefined}
            >
              {m(isOverdue ? 'invoice.overdue' : 'invoice.due', { date: day(dueOn) })}
            </Text>
          )}
          {paidAt && (
            <Text as="small" $tone="text-muted" $size="small">
              {m('invoice.paid-on', { moment: moment(paidAt) })}
            </Text>
          )}
        </Row>
      </Entry>
    </article>
  );
}

function NoInvoices({ unpaid, search }: InvoicesQuestion) {
  const m = useMessages();
  if (search !== null) {
    return (
      <EmptyState as="h1" icon={<SearchX size={40} strokeWidth={1.5} />} title={m('invoice.none-matching')}>
        <LinkButton to={invoicesPath({ unpaid: false, search: null })} replace>
          {m('invoice.show-all')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      as="h1"
      icon={<FileText size={40} strokeWidth={1.5} />}
      title={m(unpaid ? 'invoice.empty-active' : 'invoice.empty')}
      text={m(unpaid ? 'invoice.empty-active-hint' : 'invoice.empty-hint')}
    >
      {unpaid && (
        <LinkButton to={invoicesPath({ unpaid: false, search: null })} replace>
          {m('invoice.show-all')}
        </LinkButton>
      )}
    </EmptyState>
  );
}

export interface InvoiceListProps {
  first: Invoices;
  search: URLSearchParams;
}

/** Both tabs, with a search. The list grows by a page per tap. */
export function InvoiceList({ first, search }: InvoiceListProps) {
  const m = useMessages();
  const question = invoicesQuestion(search);
  const { pages, next, status, more } = usePaging({
    document: InvoicesScreenDocument,
    variablesAt: (cursor) => invoicesVariables(search, cursor),
    nextOf: ({ customer }) => (customer?.invoices ? nextPage(customer.invoices.pageInfo) : null),
    first: nextPage(first.pageInfo),
  });
  const invoices = [first, ...pages.flatMap(({ customer }) => customer?.invoices ?? [])].flatMap(({ nodes }) => nodes);
  const moreRef = useMoreFocus(invoices.length);
  return (
    <>
      <InvoicesTop />
      {invoices.length === 0 ? (
        <NoInvoices {...question} />
      ) : (
        <div ref={moreRef}>
          <RowList>
            {invoices.map((invoice) => (
              <li key={invoice.id}>
                <InvoiceRow invoice={invoice} />
              </li>
            ))}
          </RowList>
          <VisuallyHidden role="status">
            {pages.length > 0 && m('list.loaded-more', { count: pages.at(-1)?.customer?.invoices?.nodes.length ?? 0 })}
          </VisuallyHidden>
          <LoadMore status={status} onMore={more} to={invoicesPath(question, next)} />
        </div>
      )}
    </>
  );
}
