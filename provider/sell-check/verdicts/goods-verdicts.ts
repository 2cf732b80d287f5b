import type { CarrierPackage } from '../../../machines/purchase/purchase-sum';
import { CarrierType, ItemType, OrderCategory } from '../../__generated__/codes';
import { type ItemLine, subtotal, totalWeight, unavailableReason } from '../../modules/cart/rules/lines';
import { groupOf } from '../../modules/cart/queries';
import { needsNoConfirmation, requireMinimum } from '../../modules/orders/rules/checkout-choices';
import type { SellContext, SoldItem } from './context';
import { destinationsFrom } from './destinations';
import { saleMoment } from './sale-moment';
import { locationOf } from './sellables';
import { type Delivery, type Offer, type Stuck, stuck, type Verdict } from './verdict';
import { singleVerdict, verdictsOf } from './verdicts-of';
import { chooseItem, type Lines } from '../walks/choose-item';
import { type RideAnswer, walkRide } from '../walks/ride';
import { rideStuck } from './ride-stuck';
import { lineSubject, toLine } from './line-subject';

interface ChosenGoods extends SoldItem {
  lines: Lines;
  at: Date;
}

const offerOf = ({ item }: SoldItem, at: Date): Offer => ({
  kind: 'goods',
  id: item.view_uid,
  title: item.title,
  items: [item.view_uid],
  lines: [],
  at,
});

/** What of the goods a customer can choose, and verdicts for the rest. */
function chooseGoods({ soldOf, app, now }: SellContext) {
  const chosen: ChosenGoods[] = [];
  const rest: Verdict[] = [];
  for (const sold of soldOf(ItemType.GOODS)) {
    const at = saleMoment(sold.sellables[0], now);
    const aside = (reason: Stuck | null) => rest.push(singleVerdict(offerOf(sold, at ?? now), reason));
    if (!at) {
      aside(stuck('NEVER_OPEN'));
      continue;
    }
    const choice = chooseItem(sold.sellables, { intent: 'cart', minimum: app.min_order_price, at });
    if (choice.end === 'chosen') chosen.push({ ...sold, lines: choice.lines, at });
    else if (choice.end === 'asked') aside(null);
    else aside(choice.end === 'soldOut' ? stuck('SOLD_OUT') : stuck('REFUSED', { code: choice.code }));
  }
  return { chosen, rest };
}

const maxCartLines = 100;

/** The cart of a seller that comes closest to the minimum order, of things that are all sold at one moment. */
function fillCart(goods: readonly [ChosenGoods, ...ChosenGoods[]], minimum: number): { lines: Lines; at: Date } {
  const moments = [...new Map(goods.map(({ at }) => [at.getTime(), at])).values()];
  const carts = moments.map((at) => {
    const available = goods
      .filter(({ sellables: [first] }) => unavailableReason({ ...first, use_variant: 0 }, ItemType.GOODS, at) === null)
      .sort((one, other) => subtotal(other.lines) - subtotal(one.lines));
    const lines: ItemLine[] = [];
    for (const one of available) {
      if (lines.length > 0 && (subtotal(lines) >= minimum || lines.length + one.lines.length > maxCartLines)) break;
      lines.push(...one.lines);
    }
    return { lines, at };
  });
  const best = carts.reduce((one, other) => (subtotal(other.lines) > subtotal(one.lines) ? other : one));
  const [first = goods[0].lines[0], ...others] = best.lines;
  return { lines: [first, ...others], at: best.at };
}

function ridesFor({ app, store, shops }: SellContext, { item }: ChosenGoods): ReadonlyMap<string, RideAnswer> {
  const carriers = app.carriers.filter(({ type }) => type === CarrierType.RIDE);
  return new Map(
    carriers.map(({ view_uid, lat, lng }) => {
      const own = lat === undefined || lng === undefined ? null : { lat, lng };
      const origin = locationOf(item, shops) ?? own;
      const answer: RideAnswer = origin
        ? walkRide({ rides: store.rides, isCall: false, origin, destination: null })
        : { end: 'refused', code: 'RIDE_NO_ROUTE' };
      return [view_uid, answer];
    }),
  );
}

const pricedRide: CarrierPackage = {
  service: 'walk',
  description: '',
  cost: 1,
  estimate: '',
  ride: { fee: 0, order: { rideServices: [], rideForm: [] } },
};

function deliveriesOf({ app }: SellContext, isRide: boolean): Delivery[] {
  const carriers = app.carriers.filter(({ type }) => (type === CarrierType.RIDE) === isRide);
  return carriers.flatMap(({ view_uid: carrier, type, services }) =>
    type === CarrierType.PACKAGES ? services.map(({ service }) => ({ carrier, service })) : [{ carrier, service: '' }],
  );
}

function sellerVerdicts(context: SellContext, goods: readonly [ChosenGoods, ...ChosenGoods[]]): Verdict[] {
  const { app, regions, store } = context;
  const { lines, at } = fillCart(goods, app.min_order_price);
  const [first] = lines;
  const { shop, city } = first;
  const offer: Offer = {
    kind: 'goods',
    id: shop?.view_uid ?? '',
    title: shop?.title ?? app.name,
    items: goods.map(({ item }) => item.view_uid),
    lines: lines.map(toLine),
    at,
  };
  const rest = {
    cartType: ItemType.GOODS,
    category: OrderCategory.GOODS,
    needsNoConfirmation: needsNoConfirmation(app, first),
    validate: () => requireMinimum(app, subtotal(lines)),
  };
  const subjectFor = (district: string) => lineSubject(context, lines, { at, district });
  const destinations = destinationsFrom(city, regions);
  if (app.use_expedition !== 1) {
    const subject = subjectFor(destinations[0]?.regency ?? '');
    const purchase = { ...rest, subject, parcel: null };
    return verdictsOf(context, { offer, purchase, deliveries: [null], destination: null });
  }
  const parcels = destinations.flatMap((destination) => {
    const parcel = { origin: city, destination: destination.regency, weight: totalWeight(lines) };
    const purchase = { ...rest, subject: subjectFor(destination.regency), parcel };
    return verdictsOf(context, { offer, purchase, deliveries: deliveriesOf(context, false), destination });
  });
  const rider = goods.find(({ item }) => item.view_uid === first.list_view_uid) ?? goods[0];
  const rides = ridesFor(context, rider);
  const priced = [...rides].flatMap(([id, ride]) => (ride.end === 'agreed' ? [[id, pricedRide] as const] : []));
  const [agreed] = [...rides.values()].flatMap((ride) => (ride.end === 'agreed' ? [ride] : []));
  const purchase = {
    ...rest,
    category: OrderCategory.GOODS_AND_COURIER,
    subject: subjectFor(destinations[0]?.regency ?? ''),
    parcel: null,
    rides: new Map(priced),
  };
  const ridden = verdictsOf(context, {
    offer: { ...offer, ...(agreed && { ride: { origin: agreed.origin, destination: agreed.destination } }) },
    purchase,
    deliveries: deliveriesOf(context, true),
    destination: null,
    rideStuck(carrier) {
      const ride = rides.get(carrier);
      return rideStuck(ride?.end === 'refused' ? ride.code : 'RIDE_NO_ROUTE', store.rides);
    },
  });
  return [...parcels, ...ridden];
}

/** Goods, by who sends them from where: what one cart holds. */
export function goodsVerdicts(context: SellContext): Verdict[] {
  const { chosen, rest } = chooseGoods(context);
  const sellers = new Map<string, [ChosenGoods, ...ChosenGoods[]]>();
  for (const goods of chosen) {
    const key = groupOf(goods.sellables[0]);
    const seller = sellers.get(key);
    if (seller) seller.push(goods);
    else sellers.set(key, [goods]);
  }
  return [...rest, ...[...sellers.values()].flatMap((goods) => sellerVerdicts(context, goods))];
}
