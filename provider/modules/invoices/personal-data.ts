import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const invoiceData: readonly PersonalTable[] = [
  {
    table: 'invoice_proofs',
    rows: 'data.invoice_id in (select id from invoices where customer_id = person.id)',
    erase: 'delete',
    export: 'data.state, data.note, data.sent_at',
    blob: 'data.blob_key',
  },
  {
    table: 'invoices',
    rows: ofPerson,
    erase: { bill_name: `''`, bill_email: `''` },
    export: `data.invoice_no, data.title, data.bill_name, data.bill_email, data.total, data.status, data.created_at,
      (select json_agg(json_build_object('title', title, 'quantity', quantity, 'price', price) order by position)
       from invoice_lines where invoice_id = data.id) as lines`,
  },
];
