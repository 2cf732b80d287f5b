import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** The lines of an order stay, for the store's accounts. */
export const orderData: readonly PersonalTable[] = [
  {
    table: 'refunds',
    rows: ofPerson,
    erase: { reference: `''` },
    export: 'data.cause, data.route, data.amount, data.reference, data.opened_at, data.done_at',
  },
  {
    table: 'orders',
    rows: ofPerson,
    erase: { note: `''`, address: 'null', dropship_name: `''`, dropship_phone: `''`, reason: `''`, tracking_no: `''` },
    export: `data.order_no, data.status, data.created_at, data.supplier_name, data.total, data.payment_name, data.note,
      data.address, data.dropship_name, data.dropship_phone, data.tracking_no, data.reason,
      (select json_agg(json_build_object('title', title, 'variant', variant_name, 'quantity', quantity, 'price', price)
         order by position)
       from order_lines where order_id = data.id) as lines`,
  },
];
