import { jakartaTime } from '../../../clock';

/** ISO 8601. */
export const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const orderColumns = `
  bought.unique_id, bought.order_no, bought.category, bought.status as order_status,
  bought.revision, bought.payment_type, bought.payment_id, bought.payment_name,
  bought.payment_icon, bought.auto_order, ${jakartaTime('bought.created_at')} as creation_date,
  ${isoTime('bought.expires_at')} as expires_at, bought.supplier_name, bought.supplier_icon,
  bought.supplier_view_uid, bought.subtotal, bought.order_fee, bought.delivery_cost,
  bought.admin_fee, bought.voucher_code, bought.voucher_value, bought.voucher_cashback,
  bought.total, bought.currency, bought.note, bought.address, bought.dropship_name,
  bought.dropship_phone, bought.carrier_type as expedition_type, bought.expedition_name, bought.package_service, bought.package_etd,
  bought.tracking_no, bought.reason,
  (
    select coalesce(json_agg(reply), '[]') from (
      select line.list_view_uid, line.variant_name, line.title, line.image, line.price, line.quantity as qty
      from order_lines line where line.order_id = bought.id order by line.position
    ) reply
  ) as lines,
  (
    select coalesce(json_agg(reply), '[]') from (
      select step.status as order_status, ${isoTime('step.moved_at')} as at
      from order_steps step where step.order_id = bought.id order by step.id
    ) reply
  ) as history`;
