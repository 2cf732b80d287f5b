import { isoTime, jakartaTime } from '../../../clock';
import { currentStore } from '../../stores/queries/stores';
import { serviceStyle } from '../../bookings/queries/bookings';
import { refundsOf } from './refunds';

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
    select json_build_object(
      'style', booking.style, 'timezone', booking.timezone,
      'start_date', to_char(booking.starts_at at time zone booking.timezone, 'YYYY-MM-DD'),
      'end_date', to_char((booking.ends_at - interval '1 second' * (booking.style <> ${serviceStyle.NIGHTS})::int)
        at time zone booking.timezone, 'YYYY-MM-DD'),
      'time', case booking.style when ${serviceStyle.DATE_AND_TIME} then to_char(booking.starts_at at time zone booking.timezone, 'HH24:MI') end,
      'starts_at', ${isoTime('booking.starts_at')}, 'ends_at', ${isoTime('booking.ends_at')},
      'state', booking.state, 'moves_left', booking.moves_left, 'move_hours', booking.move_hours,
      'cancel_hours', booking.cancel_hours
    ) from bookings booking where booking.order_id = bought.id
  ) as booking,
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
  ) as history,
  ${refundsOf('order_id', 'bought.id')} as refunds,
  (
    select json_build_object('code', paid.code, 'input_name', paid.input_name, 'input', paid.number, 'period', paid.period,
      'bill_name', paid.bill_name, 'token', case paid.state when 'succeeded' then paid.token else '' end,
      'receipt', case paid.state when 'succeeded' then paid.biller_reference else '' end,
      'en', json_build_object('input_name', coalesce(
        (
          select jsonb_path_query_first(
            revision.document, '$.components[*].bills[*].lines[*] ? (@.code == $code && @.input == $input).en.input',
            jsonb_build_object('code', paid.code, 'input', paid.input_name)
          ) #>> '{}'
          from ${currentStore} where store.id = bought.store_id
        ), paid.input_name)))
    from bill_payments paid where paid.order_id = bought.id
  ) as bill,
  (
    select json_build_object('is_call', ride.is_call::int, 'origin', ride.origin, 'destination', ride.destination,
      'direction', ride.direction, 'distance_value', ride.metres, 'duration_value', ride.seconds, 'name', ride.contact_name,
      'phone', ride.contact_phone, 'services', ride.services, 'form', ride.form, 'scheduled_at', ${isoTime('ride.scheduled_at')},
      'timezone', (select revision.document #>> '{rides,timezone}' from ${currentStore} where store.id = ride.store_id),
      'searches_at', ${isoTime('ride.searches_at')}, 'state', ride.state, 'state_at', ${isoTime('ride.state_at')},
      'driver', ride.driver, 'path', ride.path, 'arrives_at', ${isoTime('ride.ends_at')}, 'rating', ride.rating)
    from rides ride where ride.order_id = bought.id
  ) as ride`;
