import type { Deps } from '../deps';
import type { Attempts } from '../attempts';
import { createInvoices } from './rules/invoices';
import { remindOfInvoices } from './rules/remind-of-invoices';
import { createSellerInvoices } from './rules/seller-invoices';

export const createInvoicesModule = (
  { database, now, uploads }: Pick<Deps, 'database' | 'now' | 'uploads'>,
  { attempts }: { attempts: Attempts },
) => ({
  invoices: createInvoices(database, now, uploads, attempts),
  sellerInvoices: createSellerInvoices(database, now),
  remindOfInvoices: remindOfInvoices(database, now),
});

export type Invoices = ReturnType<typeof createInvoicesModule>;
