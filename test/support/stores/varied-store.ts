import type { CatalogueItem } from '../../../provider/store-check/catalogue-item';
import { demoCatalogues } from './demo-catalogue';

type Fields = Record<string, unknown>;

export interface VariedStore {
  document: Fields & { codename: string };
  items: Fields[];
}

type Random = () => number;

const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const some = <T>(random: Random, values: readonly T[], share: number): T[] => values.filter(() => random() < share);

const cartTypes = [0, 1, 3, 5];

function variedCarriers(random: Random, carriers: readonly Fields[]): Fields[] {
  return some(random, carriers, 0.7).map((carrier) => ({
    ...carrier,
    ...(carrier.services !== undefined && {
      services: (carrier.services as Fields[]).map((service) => ({
        ...service,
        farthest_zone: pick(random, [0, 1, 2, 3]),
      })),
    }),
  }));
}

const aRide = { view_uid: 'antarkan', name: 'Antarkan', type: 1, cost: 2000, lat: -6.2, lng: 106.8 };

function variedApp(random: Random, app: Fields): Fields {
  const carriers = variedCarriers(random, (app.carriers ?? []) as Fields[]);
  if (random() < 0.3) carriers.push(aRide);
  const options = (app.payment_options ?? [{ id: 'tempat', type: 2, title: 'Bayar di Tempat' }]) as Fields[];
  const kept = some(random, options, 0.6);
  const { origin: _, ...rest } = app;
  return {
    ...rest,
    appmeta: { ...(app.appmeta as Fields), balance_password: 0, topup_min: 1 },
    carriers,
    use_expedition: carriers.length > 0 && random() < 0.7 ? 1 : 0,
    min_order_price: pick(random, [0, 0, 20_000, 150_000, 20_000_000]),
    auto_order: pick(random, [0, 1]),
    services_come_home: pick(random, [0, 1]),
    ...(random() < 0.8 && { origin: pick(random, ['32.73', '35.78', '51.71', '91.71', '12.71']) }),
    payment_options: (kept.length > 0 ? kept : options.slice(0, 1)).map((option) => ({
      ...option,
      ...(random() < 0.5 && { cart_types: some(random, cartTypes, 0.6) }),
      carrier_types: random() < 0.3 ? [pick(random, [1, 2, 3])] : [],
    })),
  };
}

const nine = { day_1: '09:00-17:00' };

function variedItem(random: Random, { booking, ...item }: Partial<CatalogueItem>): Fields {
  const isShop = item.type === 4;
  return {
    ...item,
    ...(booking && { booking }),
    ...(random() < 0.15 && { hours: pick(random, [{}, nine]) }),
    ...(!isShop && random() < 0.1 && { is_open: 0 }),
    ...(!isShop && random() < 0.1 && { expired_date: pick(random, ['2026-11-01', '2027-11-01']) }),
    ...(!isShop && random() < 0.1 && { use_quantity: 1, quantity: pick(random, [0, 2]) }),
    ...(!isShop && random() < 0.15 && { max_order_qty: pick(random, [1, 3]) }),
    ...(!isShop && random() < 0.1 && { max_qty: pick(random, [0, 2]) }),
    ...(!isShop && random() < 0.05 && { purchasable: 0 }),
    ...(item.type === 1 && random() < 0.3 && { style: pick(random, [0, 1, 2, 3]) }),
    ...(item.type === 3 && random() < 0.2 && { style: pick(random, [0, 1]) }),
    ...(random() < 0.15 && { regency: pick(random, ['32.73', '94.71']) }),
  };
}

function variedRides(random: Random, rides: Fields | undefined): Fields {
  const zones = random() < 0.5 ? [] : ((rides?.zones ?? []) as Fields[]);
  const small = random() < 0.2 ? [{ code: 'kecil', name: 'Kecil', lat: -6.2, lng: 106.8, radius_km: 3 }] : zones;
  return { ...rides, max_km: pick(random, [1, 30, 200]), zones: small };
}

/** A demo store with other rules and some of its items, by chance; perhaps not a valid one. */
export function variedStore(random: Random): VariedStore {
  const demo = pick(random, [...demoCatalogues.values()]);
  const { app, rides, ...rest } = demo.store as unknown as Fields & { app: Fields; rides?: Fields; codename: string };
  const items = demo.items.filter(({ type }) => type === 4 || random() < 0.4);
  return {
    document: { ...rest, app: variedApp(random, app), rides: variedRides(random, rides) },
    items: items.map((item) => variedItem(random, item)),
  };
}
