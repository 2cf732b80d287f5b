import type { components } from '../../../provider/__generated__/rest';
import type { TestCustomer } from './customers';
import type { Fields, OrderCreated, Shop } from './shop';

type Rest = components['schemas'];

/** A Monday; the shop's clock starts on the Saturday before. */
export const monday = '2026-11-23';

/** Calls about the service `pijat` (capacity 3, price 60.000), unless other fields are given. */
export function bookingsOf(shop: Shop) {
  const post = <T>(customer: TestCustomer, path: string, fields: Fields) =>
    shop.call<T>(customer, path, { method: 'POST', body: shop.form(fields) });

  const wish = (others: Fields = {}): Fields => ({
    cart: JSON.stringify([{ view_uid: 'pijat', qty: 1, price: 60_000, type: 1 }]),
    list_vuid: 'pijat',
    start_date: monday,
    time: '09:00',
    total: 61_000,
    payment_id: 'saldo',
    payment_type: 3,
    session_code: shop.newSession(),
    ...others,
  });
  const order = (customer: TestCustomer, others: Fields = {}) =>
    post<OrderCreated>(customer, '/api/v2/customer/order/checkout', wish(others));

  return {
    order,
    hold: (customer: TestCustomer, others: Fields = {}) =>
      post<Rest['SlotHeldReply']>(customer, '/api/v2/customer/booking/hold', {
        list_vuid: 'pijat',
        start_date: monday,
        time: '09:00',
        session_code: shop.newSession(),
        ...others,
      }),
    release: (customer: TestCustomer, session_code: string) =>
      post<Rest['OutcomeReply']>(customer, '/api/v2/customer/booking/release', { session_code }),
    move: (customer: TestCustomer, others: Fields) =>
      post<Rest['BookingMovedReply']>(customer, '/api/v2/customer/order/move-booking', {
        revision: 1,
        start_date: '2026-11-24',
        time: '10:00',
        ...others,
      }),

    /** Creates an order; throws if it is refused. */
    async book(customer: TestCustomer, others: Fields = {}) {
      const { body } = await order(customer, others);
      if (!body.data) throw new Error(`The booking was refused: ${body.error_code}`);
      return body.data;
    },

    async days(from = monday, to = from, item = 'pijat') {
      const { body } = await shop.ask(`/api/v2/customer/item/${item}/slots?codename=warung&from=${from}&to=${to}`);
      return (body as Rest['SlotsReply']).data;
    },

    /** The time 09:00 on Monday. */
    async free() {
      return (await this.days()).days[0]?.times[0]?.free;
    },
  };
}
