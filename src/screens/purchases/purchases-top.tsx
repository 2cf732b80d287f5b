import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { OrderStage, PurchasesScreenQuery } from '../../__generated__/gql/graphql';
import { ChipRow } from '../../ui/menu/chip-row';
import { SearchField } from '../../ui/field/search-field';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { AccountTabs } from '../../features/accounts/account-tabs';
import { shoppingPath } from '../../routing/paths';
import { token } from '../../theme/token';
import {
  type PurchasesQuestion,
  purchasesPath,
  purchaseStates,
  purchasesQuestion,
  searchParameter,
} from './purchases-path';

export type PurchaseCounts = NonNullable<PurchasesScreenQuery['customer']>['purchases']['counts'];

export interface PurchasesTopProps {
  /** Null if the provider cannot filter; undefined until that is known. */
  counts?: PurchaseCounts;
}

const stateLooks: {
  readonly [State in OrderStage]: readonly [
    label: PlainMessageKey,
    count: keyof Omit<NonNullable<PurchaseCounts>, '__typename'>,
  ];
} = {
  TO_PAY: ['purchases.to-pay', 'toPay'],
  IN_PROCESS: ['purchases.in-process', 'inProcess'],
  SHIPPED: ['purchases.shipped', 'shipped'],
  DONE: ['purchases.done', 'done'],
  CANCELLED: ['purchases.cancelled', 'cancelled'],
};

const SearchRow = styled.div`
  display: flex;
  padding: ${token('space-3')} ${token('space-4')} 0;
  background: ${token('color-surface')};
`;

/** Scrolls a row until its last chosen chip is in the middle. */
function slideToChosen(row: Element) {
  const chosen = [...row.querySelectorAll('[aria-current]')].at(-1);
  if (!chosen) return;
  const [whole, part] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  row.scrollLeft += (part.left + part.right - whole.left - whole.right) / 2;
}

function Filters({ counts }: PurchasesTopProps) {
  const m = useMessages();
  const navigate = useNavigate();
  const question = purchasesQuestion(new URLSearchParams(useLocation().search));
  const { state, search } = question;
  const action = useHref(shoppingPath);
  const to = (change: Partial<PurchasesQuestion>) => purchasesPath({ ...question, page: 1, ...change });
  const named = (key: PlainMessageKey, count: number | undefined) =>
    count === undefined ? m(key) : m('purchases.counted', { label: m(key), count });
  const chip = (label: string, selected: boolean, change: Partial<PurchasesQuestion>) => ({
    id: label,
    label,
    selected,
    link: { to: to(change), replace: true },
  });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = frame.current?.querySelector('nav');
    if (row) slideToChosen(row);
  }, [state, search]);
  return (
    <div ref={frame}>
      <SearchRow>
        <SearchField
          framed
          action={action}
          name={searchParameter}
          hint={m('purchases.search')}
          value={search ?? ''}
          parameters={Object.fromEntries(
            new URLSearchParams(purchasesPath({ page: 1, state, search: null }).split('?')[1]),
          )}
          onSearch={(term) => void navigate(to({ search: term }), { replace: true })}
        />
      </SearchRow>
      <ChipRow
        label={m('purchases.filter')}
        chips={[
          ...(search ? [chip(m('purchases.search-clear', { text: search }), true, { search: null })] : []),
          chip(named('purchases.all', counts?.all), state === null, { state: null }),
          ...purchaseStates.map((one) => {
            const [label, count] = stateLooks[one];
            return chip(named(label, counts?.[count]), one === state, { state: one });
          }),
        ]}
      />
    </div>
  );
}

export default function PurchasesTop({ counts }: PurchasesTopProps) {
  return (
    <>
      <AccountTabs selected="purchases" />
      {counts !== null && <Filters counts={counts} />}
    </>
  );
}
