import type { Queryable } from '../../../database/database';

export interface InvoiceLine {
  title: string;
  quantity: number;
  price: number;
}

interface InvoiceRow {
  unique_id: string;
  store_id: number;
  customer_id: number;
  title: string;
  app_name: string;
  app_email: string;
  bill_name: string;
  bill_email: string;
  currency: string;
  dueOn: string | null;
  created_at: Date;
  lines: readonly InvoiceLine[];
}

export async function insertInvoice(transaction: Queryable, { lines, dueOn, ...row }: InvoiceRow) {
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const columns = { ...row, total, due_on: dueOn };
  const names = Object.keys(columns).join(', ');
  const [inserted] = await transaction.query<{ id: number }>(
    `insert into invoices (${names}) select ${names} from jsonb_populate_record(null::invoices, $1::jsonb) returning id`,
    [JSON.stringify(columns)],
  );
  await transaction.query(
    `insert into invoice_lines (invoice_id, position, title, quantity, price)
     select $1, position, title, quantity, price from jsonb_populate_recordset(null::invoice_lines, $2::jsonb)`,
    [inserted?.id, JSON.stringify(lines.map((line, position) => ({ ...line, position })))],
  );
}
