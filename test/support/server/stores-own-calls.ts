import type { OperationName } from '../../../server/provider-client/provider-call';
import { bindOperations } from '../../../server/provider-client/provider-call';
import type { ProviderCalls } from '../../../server/provider-client/provider-client';
import { courierService, foundItem, item, itemDetail, reply, variant } from './rest-examples';

export interface StoresOwn {
  readonly items?: object[];
  readonly details?: (id: string) => object | null;
  readonly carriers?: object[];
  readonly rules?: object;
  readonly payments?: object[];
  readonly referral?: object | null;
  readonly rewards?: object[];
}

const payment = (id: string, type: number, admin_fee = 0) => ({
  ...{ id, type, title: id, info: '', icon: null, detail: '<p>Transfer.</p>', admin_fee },
  payment_method: 202,
});

export const goods = [
  foundItem(),
  foundItem({ view_uid: 'kaos', title: 'Kaos', price: 50_000, use_variant: 1, max_qty: 0 }),
  foundItem({ view_uid: 'teh', title: 'Teh', price: 8_000, parent_view_uid: 'toko', parent_name: 'Toko Teh' }),
];

/** What a provider says of a store without a customer, and the names of the calls that reached it. */
export function storesOwnCalls(own: StoresOwn = {}) {
  const found = own.items ?? goods;
  const detailsOf = (id: string) => {
    const one = found.find((each) => (each as { view_uid: string }).view_uid === id);
    return one ? itemDetail({ ...one, discount_flag: 1, list_product_variant: [variant()] }) : null;
  };
  const details = own.details ?? detailsOf;
  const replies: Partial<Record<OperationName, (input: Record<string, string>) => object | null>> = {
    searchList: () => ({ data: found, current_page: 1, next_page_url: null }),
    listChildren: () => ({ lists: { data: [], current_page: 1, last_page: 1 } }),
    getItem: ({ view_uid = '' }) => details(view_uid),
    getList: () => item(),
    listProvinces: () => [
      { province_id: '31', province_name: 'DKI Jakarta' },
      { province_id: '32', province_name: 'Jawa Barat' },
    ],
    listCities: ({ province }) =>
      province === '31'
        ? [{ city_id: '31.71', city_name: 'Kota Administrasi Jakarta Pusat' }]
        : [{ city_id: '32.73', city_name: 'Kota Bandung' }],
    listDistricts: () => [{ subdistrict_id: '32.73.02', subdistrict_name: 'Coblong' }],
    listExpeditions: () =>
      own.carriers ?? [{ view_uid: 'antar', expedition_name: 'Antar', type: 2, cost: 9_000, icon: null, origin: null }],
    listPackages: () => [
      {
        code: 'kilat',
        name: 'Kilat',
        costs: [{ service: 'REG', description: 'Biasa', cost: [{ value: 12_000, etd: '2-3' }] }],
      },
    ],
    viewCartApp: () => ({ cart: own.rules ?? { use_expedition: 1, min_order_price: 0, order_fee_product: 1_000 } }),
    listPaymentTypes: () => own.payments ?? [payment('bank', 0, 2_500), payment('saldo', 3)],
    getReferralNote: () => {
      if (own.referral === null) return null;
      const note = { message: '', term: '', term_and_condition: '', username: '', entered: null, currency: 'Rp' };
      return own.referral ?? { ...note, referrer_reward: 10_000, friend_reward: 5_000 };
    },
    listRewards: () => own.rewards ?? [],
    listSlots: () => ({ services: [courierService()] }),
  };
  const called: { readonly name: OperationName; readonly input: object }[] = [];
  const operations = bindOperations<null>(async (_scope, name, input = {}) => {
    called.push({ name, input });
    const data = replies[name]?.(input as Record<string, string>);
    if (data === undefined) throw new Error(`${name} is no call that previews make`);
    return data === null ? null : reply(data);
  })(null);
  return { provider: operations as ProviderCalls, called };
}
