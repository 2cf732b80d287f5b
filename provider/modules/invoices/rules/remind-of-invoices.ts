import { InvoiceStatus } from '../../../__generated__/codes';
import { addDays } from 'date-fns/addDays';
import { type Clock, jakartaDay } from '../../../clock';
import type { Database } from '../../../database/database';
import type { NotificationEvent } from '../../notifications/queries/events';
import { notify } from '../../notifications/queries/notify';
import { lockInvoice } from '../queries/invoice-changes';
import { invoicesToRemindOf, isRemindedOf } from '../queries/reminders';

/** After a longer downtime, older invoices get no reminder. */
const daysAfter = 7;

interface Moment {
  event: NotificationEvent;
  first: (now: Date) => Date;
  last: (now: Date) => Date;
}

const moments: readonly Moment[] = [
  { event: 'invoice.due', first: (now) => now, last: (now) => addDays(now, 1) },
  { event: 'invoice.overdue', first: (now) => addDays(now, -daysAfter), last: (now) => addDays(now, -1) },
];

/** Sends one reminder from the day before an invoice is due, and one after the due date. */
export const remindOfInvoices = (database: Database, now: Clock) => async () => {
  for (const { event, first, last } of moments) {
    const at = now();
    const due = await invoicesToRemindOf(database, event, jakartaDay(first(at)), jakartaDay(last(at)));
    for (const { unique_id } of due) {
      await database.transaction(async (transaction) => {
        const invoice = await lockInvoice(transaction, unique_id);
        if (invoice?.status !== InvoiceStatus.UNPAID) return;
        if (await isRemindedOf(transaction, invoice.id, event)) return;
        const { store_id: storeId, customer_id: customerId, invoice_no: subject } = invoice;
        await notify(transaction, {
          storeId,
          customerId,
          event,
          subject,
          target: { type: 'invoice', uid: unique_id },
          at,
        });
      });
    }
  }
};
