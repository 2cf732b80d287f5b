import type { InvoiceStatus, PaymentKind } from '../../../__generated__/codes';
import { jakartaTime } from '../../../clock';
import type { Queryable } from '../../../database/database';

export interface SellerInvoice {
  unique_id: string;
  invoice_no: string;
  codename: string;
  customer_name: string;
  title: string;
  status: InvoiceStatus;
  payment_name: string;
  payment_type: PaymentKind | null;
  payment_code: string | null;
  /** Includes the fees of the payment option. */
  amount: number;
  currency: string;
  due_on: string | null;
  created: string;
  /** Whether a proof waits to be checked. */
  has_proof: boolean;
  refunds: number;
}

const maxListed = 100;

/** Invoices of one store, or of all stores if the codename is empty; newest first. */
export const newestInvoices = (connection: Queryable, codename: string) =>
  connection.query<SellerInvoice>(
    `select bill.unique_id, bill.invoice_no, store.codename, customer.name as customer_name, bill.title, bill.status,
       bill.payment_name, bill.payment_type, bill.payment_code, bill.total + bill.admin_fee + bill.confirmation_code as amount,
       bill.currency, to_char(bill.due_on, 'YYYY-MM-DD') as due_on, ${jakartaTime('bill.created_at')} as created,
       exists (
         select from invoice_proofs where invoice_id = bill.id and state = 'waiting'
       ) as has_proof,
       (select count(*)::int from refunds where invoice_id = bill.id) as refunds
     from invoices bill
     join stores store on store.id = bill.store_id
     join customers customer on customer.id = bill.customer_id
     where $1 = '' or store.codename = $1
     order by bill.id desc limit ${maxListed}`,
    [codename],
  );

interface BilledCustomer {
  id: number;
  store_id: number;
  name: string;
  email: string;
}

/** Undefined if the store has no customer with that username. */
export async function findBilledCustomer(
  connection: Queryable,
  codename: string,
  username: string,
): Promise<BilledCustomer | undefined> {
  const [customer] = await connection.query<BilledCustomer>(
    `select customer.id, customer.store_id, customer.name, customer.email
     from customers customer join stores store on store.id = customer.store_id
     where store.codename = $1 and lower(customer.username) = lower($2)`,
    [codename, username],
  );
  return customer;
}
