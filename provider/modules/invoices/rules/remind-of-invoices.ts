import { InvoiceStatus } from '../../../__generated__/codes';
import { addDays } from 'date-fns/addDays';
import { type Clock, jakartaDay } from '../../../clock';
import type { Database } from '../../../database/database';
import type { NotificationEvent } from '../../notifications/queries/events';
import { notify } from '../../notifications/queries/notify';
import { lockInvoice } from '../queries';

const maxInvoices = 500;
/** A provider that did not run for longer reminds of no old ones. */
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

const isReminded = `exists (
  select from notifications sent
  where sent.customer_id = invoices.customer_id and sent.event = $1 and sent.target_uid = invoices.unique_id
)`;

/** Once an invoice from the day before it is due, and once after that day. */
export const remindOfInvoices = (database: Database, now: Clock) => async () => {
  for (const { event, first, last } of moments) {
    const at = now();
    const due = await database.query<{ unique_id: string }>(
      `select unique_id from invoices
       where status = ${InvoiceStatus.UNPAID} and due_on between $2::date and $3::date and not ${isReminded}
         and exists (select from customers where id = invoices.customer_id and closed_at is null)
       order by due_on limit ${maxInvoices}`,
      [event, jakartaDay(first(at)), jakartaDay(last(at))],
    );
    for (const { unique_id } of due) {
      await database.transaction(async (transaction) => {
        const invoice = await lockInvoice(transaction, unique_id);
        if (invoice?.status !== InvoiceStatus.UNPAID) return;
        const sent = await transaction.query(`select from invoices where id = $2 and ${isReminded}`, [
          event,
          invoice.id,
        ]);
        if (sent.length > 0) return;
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
