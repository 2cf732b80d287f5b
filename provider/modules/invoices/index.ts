import type { Deps } from '../deps';
import { createAttempts } from '../attempts/queries';
import { createInvoices } from './rules/invoices';
import { remindOfInvoices } from './rules/remind-of-invoices';
import { createSellerInvoices } from './rules/seller-invoices';

export const createInvoicesModule = ({ database, now, uploads }: Pick<Deps, 'database' | 'now' | 'uploads'>) => ({
  invoices: createInvoices(database, now, uploads, createAttempts(database)),
  sellerInvoices: createSellerInvoices(database, now),
  remindOfInvoices: remindOfInvoices(database, now),
});

export type Invoices = ReturnType<typeof createInvoicesModule>;
