import { purchaseSearchLength } from '../../__generated__/limits';
import { customerPaths } from '../../routing/customer-paths';
import { pageNumber } from '../../routing/define-route';
import { invoiceParameter } from '../../routing/invoice-paths';

/** The URL parameter of the search text, which other lists of the store use too. */
export const searchParameter = 'cari';
export const tabParameter = 'tab';
const allTab = 'semua';

export interface InvoicesQuestion {
  unpaid: boolean;
  /** Null for no search. */
  search: string | null;
}

export const invoicesQuestion = (search: URLSearchParams): InvoicesQuestion => ({
  unpaid: search.get(tabParameter) !== allTab,
  search: search.get(searchParameter)?.trim().slice(0, purchaseSearchLength) || null,
});

interface Cursor {
  page: number;
  after: string;
}

/** `isOne` requests the invoice in the URL instead of the list. */
export function invoicesVariables(search: URLSearchParams, cursor?: Cursor) {
  const invoice = search.get(invoiceParameter);
  return {
    ...invoicesQuestion(search),
    page: cursor?.page ?? pageNumber(search),
    after: cursor?.after ?? search.get('after'),
    invoice: invoice ?? '',
    isOne: invoice !== null,
  };
}

export function invoicesPath({ unpaid, search }: InvoicesQuestion, next?: Cursor | null): string {
  const query = new URLSearchParams({
    ...(!unpaid && { [tabParameter]: allTab }),
    ...(search && { [searchParameter]: search }),
    ...(next && { page: String(next.page), after: next.after }),
  });
  return query.size > 0 ? `${customerPaths.invoices}?${query}` : customerPaths.invoices;
}
