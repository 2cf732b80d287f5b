import type { PaymentKind } from '../__generated__/codes';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from 'date-fns/addDays';
import { parse } from 'yaml';
import { fromRoot } from '../../shared/root-folder';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { drawPicture } from '../media/draw-picture';
import type { BlobStore } from '../media/blob-store';
import { createDeps } from '../modules/deps';
import { createModules } from '../modules/modules';
import type { InvoiceLine } from '../modules/invoices/queries/insert-invoice';

const milestone = 'demo invoices';
const demoUsername = 'demo';

interface DemoInvoice {
  title: string;
  sent_days_ago: number;
  days_to_pay: number;
  lines: InvoiceLine[];
  /** The chosen payment option. */
  method?: number;
  proved?: boolean;
  paid_days_ago?: number;
}

interface DemoCustomer {
  id: number;
  storeId: number;
  codename: string;
}

/** A receipt as a photo. */
async function receiptPicture(): Promise<Buffer> {
  const drawn = await drawPicture('appicon', 'receipt~teal.svg');
  if (!drawn) throw new Error('The receipt is not drawn');
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawn.body)).resize(720).png().toBuffer();
}

const dayOf = (at: Date) => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(at);

/** Sends, starts, proves and pays invoices through their rules, each step at its time. */
async function addInvoice(
  database: Database,
  uploads: BlobStore,
  { id, storeId, codename }: DemoCustomer,
  invoice: DemoInvoice,
  now: Date,
) {
  const invoicesAt = (daysAgo: number) =>
    createModules(createDeps(database, { now: () => addDays(now, -daysAgo), uploads })).invoices;
  const { title, lines, method } = invoice;
  const customer = { id, storeId };
  const { invoices, sellerInvoices } = invoicesAt(invoice.sent_days_ago);
  const dueOn = dayOf(addDays(now, invoice.days_to_pay));
  const uid = await sellerInvoices.create({ codename, username: demoUsername, title, dueOn, lines });
  if (!uid || method === undefined) return;
  const { invoices: later } = invoicesAt(Math.max(invoice.sent_days_ago - 1, 0));
  const { option } = await invoices.prepare(customer, uid, { method });
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, option.admin_fee);
  const payment = { payment_method: method, payment_type: option.type as PaymentKind, total };
  await later.pay(customer, uid, { ...payment, session_code: `demo-invoice-${uid}` });
  if (invoice.proved) await later.sendProof(customer, uid, await receiptPicture());
  if (invoice.paid_days_ago !== undefined) await invoicesAt(invoice.paid_days_ago).sellerInvoices.markPaid(uid);
}

/** Gives the customer `demo` of each store the invoices of the store's folder, once. */
export async function loadDemoInvoices(
  database: Database,
  uploads: BlobStore,
  now: Clock = () => new Date(),
  folder = fromRoot('provider/seed/stores'),
): Promise<void> {
  const rows = await database.query('select from milestones where name = $1', [milestone]);
  if (rows.length > 0 || !existsSync(folder)) return;
  for (const codename of readdirSync(folder).sort()) {
    const file = join(folder, codename, 'invoices.yaml');
    const [customer] = await database.query<DemoCustomer & { titles: string[] }>(
      `select customer.id, customer.store_id as "storeId", store.codename,
         array(select title from invoices where customer_id = customer.id) as titles
       from customers customer join stores store on store.id = customer.store_id
       where store.codename = $1 and customer.view_uid = 'demo_' || replace(store.codename, '-', '_')`,
      [codename],
    );
    if (!customer || !existsSync(file)) continue;
    const invoices = parse(readFileSync(file, 'utf8')) as DemoInvoice[];
    // Later invoices have higher numbers.
    for (const invoice of invoices.sort((one, other) => other.sent_days_ago - one.sent_days_ago)) {
      if (!customer.titles.includes(invoice.title)) await addInvoice(database, uploads, customer, invoice, now());
    }
  }
  await database.query('insert into milestones (name) values ($1) on conflict do nothing', [milestone]);
}
