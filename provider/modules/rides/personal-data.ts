import type { PersonalTable } from '../../database/personal-data';
import { simulatedDispatcherData } from '../../dispatcher/simulated-dispatcher';

const nowhere = `'{"lat": 0, "lng": 0, "address": ""}'`;

export const rideData: readonly PersonalTable[] = [
  ...simulatedDispatcherData,
  {
    table: 'rides',
    rows: 'data.order_id in (select id from orders where customer_id = person.id)',
    erase: {
      origin: nowhere,
      destination: nowhere,
      direction: `''`,
      contact_name: `''`,
      contact_phone: `''`,
      form: `'[]'`,
      driver: 'null',
      path: `''`,
    },
    export: `(select order_no from orders where id = data.order_id) as order_no, data.origin, data.destination,
      data.direction, data.path, data.contact_name, data.contact_phone, data.services, data.form, data.state, data.scheduled_at, data.rating`,
  },
];
