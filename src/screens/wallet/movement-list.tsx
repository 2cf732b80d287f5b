import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import styled from 'styled-components';
import { MoreTransactionsDocument } from '../../__generated__/documents/more-transactions';
import type { MoreTransactionsQuery, Transaction_PageFragment } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { LoadMore } from '../../ui/button/load-more';
import { EmptyState } from '../../ui/feedback/empty-state';
import { RowList } from '../../ui/list/row-list';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { nextPage, useMoreFocus } from '../../features/paging/next-page';
import { usePaging } from '../../features/paging/use-paging';
import { dayIn, formatPlainDay } from '../../i18n/days';
import type { Locale } from '../../i18n/translate';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { useHydrated } from '../../lazy/use-hydrated';
import { token } from '../../theme/token';
import { type Movement, MovementRow } from './movement-row';

const MonthName = styled.h3`
  padding: ${token('space-4')} ${token('space-4')} ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
  font-weight: 600;
`;

const Heading = styled.h2`
  padding: ${token('space-2')} ${token('space-4')} 0;
  font-size: ${token('font-large')};
  font-weight: 700;
`;

/** Prepends the new transactions to the earlier ones. */
const merged = (fresh: readonly Movement[], before: readonly Movement[]) => [
  ...fresh,
  ...before.filter(({ id }) => fresh.every((movement) => movement.id !== id)),
];

function monthsOf(movements: readonly Movement[], locale: Locale, timeZone: string | undefined) {
  const months: { name: string; movements: Movement[] }[] = [];
  for (const movement of movements) {
    const name = formatPlainDay(locale, dayIn(timeZone, movement.createdAt), 'month');
    const last = months.at(-1);
    if (last?.name === name) last.movements.push(movement);
    else months.push({ name, movements: [movement] });
  }
  return months;
}

const transactionsOf = ({ customer }: MoreTransactionsQuery) =>
  customer?.transactions ? readFragment(customer.transactions) : null;

const nextAfter = (page: Transaction_PageFragment | null) => page && nextPage(page.pageInfo);

/** The transactions of a wallet by month, newest first. New ones may arrive while the list is shown. */
export function MovementList({ page }: { page: Transaction_PageFragment }) {
  const m = useMessages();
  const locale = useLocale();
  // In the same time zone as the times of its rows.
  const timeZone = useHydrated() ? undefined : 'Asia/Jakarta';
  const [list, setList] = useState({ page, movements: page.movements });
  if (list.page !== page) setList({ page, movements: merged(page.movements, list.movements) });
  // Later pages continue after the first page as it was first shown.
  const [first] = useState(() => nextAfter(page));
  const { pages, status, more } = usePaging({
    document: MoreTransactionsDocument,
    variablesAt: (cursor) => cursor,
    nextOf: (data) => nextAfter(transactionsOf(data)),
    first,
  });
  const later = pages.flatMap((data) => transactionsOf(data)?.movements ?? []);
  const movements = merged(list.movements, later);
  const moreRef = useMoreFocus(movements.length);
  if (movements.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText size={40} strokeWidth={1.5} />}
        title={m('wallet.empty')}
        text={m('wallet.empty-hint')}
      />
    );
  }
  return (
    <div ref={moreRef}>
      <Heading>{m('wallet.history')}</Heading>
      {monthsOf(movements, locale, timeZone).map((month) => (
        <section key={month.name} aria-label={month.name}>
          <MonthName>{month.name}</MonthName>
          <RowList>
            {month.movements.map((movement) => (
              <li key={movement.id}>
                <article>
                  <MovementRow movement={movement} />
                </article>
              </li>
            ))}
          </RowList>
        </section>
      ))}
      <VisuallyHidden role="status">
        {pages.length > 0 && m('wallet.loaded-more', { count: later.length })}
      </VisuallyHidden>
      <LoadMore status={status} onMore={more} failureText={m('wallet.load-failed')} />
    </div>
  );
}
