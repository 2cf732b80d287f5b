import { purchaseSearchLength } from '../../__generated__/limits';
import type { OrderStage } from '../../__generated__/gql/graphql';
import { pageNumber } from '../../routing/define-route';
import { shoppingPath } from '../../routing/paths';

/** The URL parameter of the search text, which other lists of the store use too. */
export const searchParameter = 'cari';

/** States by their names in the URL, in the order of their chips. */
const states: { readonly [name: string]: OrderStage } = {
  to_pay: 'TO_PAY',
  in_process: 'IN_PROCESS',
  shipped: 'SHIPPED',
  done: 'DONE',
  cancelled: 'CANCELLED',
};

export const purchaseStates = Object.values(states);

export interface PurchasesQuestion {
  page: number;
  state: OrderStage | null;
  /** Null for no search. */
  search: string | null;
}

export const purchasesQuestion = (search: URLSearchParams): PurchasesQuestion => ({
  page: pageNumber(search),
  state: states[search.get('status') ?? ''] ?? null,
  search: search.get(searchParameter)?.trim().slice(0, purchaseSearchLength) || null,
});

export function purchasesPath({ page, state, search }: PurchasesQuestion): string {
  const named = Object.keys(states).find((name) => states[name] === state);
  const query = new URLSearchParams({
    ...(named && { status: named }),
    ...(search && { [searchParameter]: search }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${shoppingPath}?${query}` : shoppingPath;
}
