import { InvoiceStatus } from '../../../__generated__/codes';
import type { Queryable } from '../../../database/database';
import type { NotificationEvent } from '../../notifications/queries/events';
import { isTold } from '../../notifications/queries/notify';

const maxInvoices = 500;
const isReminded = isTold('invoices', '$1');

/** Unpaid invoices due from the first to the last day, except those whose customers were already notified of the event. */
export const invoicesToRemindOf = (connection: Queryable, event: NotificationEvent, first: string, last: string) =>
  connection.query<{ unique_id: string }>(
    `select unique_id from invoices
     where status = ${InvoiceStatus.UNPAID} and due_on between $2::date and $3::date and not ${isReminded}
       and exists (select from customers where id = invoices.customer_id and closed_at is null)
     order by due_on limit ${maxInvoices}`,
    [event, first, last],
  );

export async function isRemindedOf(
  transaction: Queryable,
  invoiceId: number,
  event: NotificationEvent,
): Promise<boolean> {
  const rows = await transaction.query(`select from invoices where id = $2 and ${isReminded}`, [event, invoiceId]);
  return rows.length > 0;
}
