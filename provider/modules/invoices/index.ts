import type { Deps } from '../deps';
import { createAttempts } from '../attempts/queries';
import { createInvoices } from './rules/invoices';
import { createSellerInvoices } from './rules/seller-invoices';

export const createInvoicesModule = ({ database, now, blobs }: Pick<Deps, 'database' | 'now' | 'blobs'>) => ({
  invoices: createInvoices(database, now, blobs, createAttempts(database)),
  sellerInvoices: createSellerInvoices(database, now),
});

export type Invoices = ReturnType<typeof createInvoicesModule>;
