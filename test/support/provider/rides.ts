import type { components } from '../../../provider/__generated__/rest';
import type { Router } from '../../../provider/router/router';
import { createStreetRouter } from '../../../provider/router/street-router';
import type { TestCustomer } from './customers';
import { changed } from './fixture-store';
import type { Fields, OrderCreated, Shop } from './shop';

type Rest = components['schemas'];

const rides = `rides:
  max_km: 30
  zones:
    - { code: kota, name: Kota, lat: -6.9175, lng: 107.6191, radius_km: 8, min_price: 8000 }
    - { code: luar, name: Luar kota, lat: -6.9175, lng: 107.6191, radius_km: 40, percent: 120, en: { name: Suburbs } }
  hours:
    - { name: Malam, from: '22:00', to: '05:00', percent: 150, en: { name: Night } }
    - { name: Jam sibuk, days: [1, 2, 3, 4, 5], from: '06:30', to: '08:30', percent: 125 }
  surge:
    - { name: Ramai, rides: 2, percent: 110 }
    - { name: Sangat ramai, rides: 4, percent: 140 }
`;

/** The fixture store with tariffs, a carrier that delivers by ride, and rides paid from the balance or in cash. */
export const withRides = (document: string) =>
  `${[
    ['cart_types: [0] }', 'cart_types: [0, 3] }'],
    ['cart_types: [0, 1, 5]', 'cart_types: [0, 1, 3, 5]'],
    [
      '  payment_options:',
      '    - { view_uid: antar, name: Antar sekarang, type: 1, cost: 3000, lat: -6.9175, lng: 107.6191, address: Toko, extra_services: [{ view_uid: segel, name: Segel, price: 1000, required: 1, max_qty: 1, en: { name: Seal } }, { view_uid: tas, name: Tas hangat, price: 2000, max_qty: 2 }] }\n  payment_options:',
    ],
  ]
    .reduce((text, [from = '', to = '']) => changed(text, from, to), document)
    .trimEnd()}\n${rides}`;

/** A router with invented streets, which can be made to fail, or to return routes of a given length. */
export function createTestRouter() {
  const streets = createStreetRouter();
  const state: { isReachable: boolean; metres: number | null } = { isReachable: true, metres: null };
  const router: Router = {
    route: async (from, to) => {
      if (!state.isReachable) throw new Error('The router did not answer');
      const route = await streets.route(from, to);
      return route && { ...route, metres: state.metres ?? route.metres };
    },
  };
  return { router, state };
}

const path = '/api/v2/customer';

/** A ride within the town of a bit more than 3 km. */
export const ends = {
  origin_lat: -6.9175,
  origin_lng: 107.6191,
  origin_address: 'Alun-alun',
  destination_lat: -6.8915,
  destination_lng: 107.6107,
  destination_address: 'Kampus',
} as const;

export const rideCalls = (shop: Shop) => ({
  quote: (customer: TestCustomer, fields: Fields = {}) =>
    shop.call<Rest['DirectionReply']>(customer, `${path}/list/direction`, {
      method: 'POST',
      body: shop.form({ app_vuid: 'warung_app', list_vuid: 'ojek', ...ends, ...fields }),
    }),

  /** Orders Ojek with insurance at the quoted price, from the balance. */
  async wish(customer: TestCustomer, fields: Fields = {}, quoteFields: Fields = {}): Promise<Fields> {
    const quote = await this.quoted(customer, quoteFields);
    return {
      list_vuid: 'ojek',
      quote_uid: quote.quote_uid,
      note: '-',
      price: quote.distance_price,
      total: quote.distance_price + quote.order_fee_courrier + 3_000,
      services: JSON.stringify([{ service_view_uid: 'asuransi', qty: 1 }]),
      payment_id: 'saldo',
      payment_type: 3,
      session_code: shop.newSession(),
      ...fields,
    };
  },

  /** Orders 2 Bayam delivered by a ride with a seal at the quoted price, from the balance. */
  async goodsWish(customer: TestCustomer, fields: Fields = {}): Promise<Fields> {
    const wish = await shop.wish(customer);
    const quote = await this.quoted(customer, { list_vuid: '', exp_vuid: 'antar' });
    return {
      ...wish,
      expedition_type: 1,
      exp_view_uid: 'antar',
      ride_quote_uid: quote.quote_uid,
      payment_id: 'saldo',
      payment_type: 3,
      services: JSON.stringify([{ service_view_uid: 'segel', qty: 1 }]),
      total: 20_000 + quote.distance_price + 1_000,
      ...fields,
    };
  },

  create: (customer: TestCustomer, fields: Fields) =>
    shop.call<OrderCreated>(customer, `${path}/order/checkout-courrier`, { method: 'POST', body: shop.form(fields) }),

  /** Creates an order; throws if it is refused. */
  async order(customer: TestCustomer, fields: Fields = {}) {
    const { body } = await this.create(customer, await this.wish(customer, fields));
    if (!body.data) throw new Error(`The ride was refused: ${body.error_code}`);
    return body.data;
  },

  /** A ride that is paid from the balance, during the search for its driver. */
  async paid(customer: TestCustomer, fields: Fields = {}) {
    const { unique_id } = await this.order(customer, fields);
    const { body } = await shop.pay(customer, unique_id);
    if (!body.success) throw new Error(`It was not paid: ${body.error_code}`);
    return unique_id;
  },

  rate: (customer: TestCustomer, order_uid: string, rating = 5) =>
    shop.call<Rest['OutcomeReply']>(customer, `${path}/order/rate-driver`, {
      method: 'POST',
      body: shop.form({ order_uid, rating }),
    }),

  /** Requests a quote; throws if it is refused. */
  async quoted(customer: TestCustomer, fields: Fields = {}) {
    const { body } = await this.quote(customer, fields);
    if (!body.data) throw new Error(`The quote was refused: ${body.error_code}`);
    return body.data;
  },
});
