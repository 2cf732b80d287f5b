import { CarrierType, ItemStyle, ItemType } from '../../../__generated__/codes';
import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { encodePolyline } from '../../../../shared/routes/polyline';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { BadRequest } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { OperationRequest } from '../../../contract/operations';
import type { StoredForm } from '../../../store-check/store-document';
import { metresBetween, type Route, type Router } from '../../../router/router';
import { detailsWithDefaults } from '../../catalogue/queries/item-columns';
import { type Sellable, sellablesOf } from '../../catalogue/queries/sellables';
import { linesOf } from '../../cart/queries';
import { requireAvailable } from '../../cart/rules/lines';
import { rideFormOf } from '../../stores/queries/form-of';
import { createCommerce } from '../../stores/queries/stores';
import { countOpenRides, insertQuote, locationOfItem, type RideEnd, ridesOf } from '../queries';
import { fareOf, requireReach, requireZones } from './tariff';

type Fields = OperationRequest<'quoteRide'>['body'];
type Customer = { id: number; storeId: number };

const validMinutes = 10;
/** Two ends closer than this count as the same location. */
export const minMetres = 20;

export const isCall = ({ style }: Pick<Sellable, 'style'>) => style === ItemStyle.NIGHTS;

interface Offer {
  perKm: number;
  fee: number;
  services: ReturnType<typeof detailsWithDefaults>['services'];
  origin: RideEnd;
  destination: RideEnd;
  isCall: boolean;
  form: StoredForm['lines'];
}

function requestedEnd(lat: number | undefined, lng: number | undefined, address = ''): RideEnd {
  if (lat === undefined || lng === undefined) throw new BadRequest('The origin or destination of the ride is missing');
  return { lat, lng, address };
}

const originIn = (fields: Fields) => requestedEnd(fields.origin_lat, fields.origin_lng, fields.origin_address);
const destinationIn = (fields: Fields) =>
  requestedEnd(fields.destination_lat, fields.destination_lng, fields.destination_address);

/** An end is null if the customer chooses it. */
export function fixedEnds({ details }: Pick<Sellable, 'details'>): {
  origin: RideEnd | null;
  destination: RideEnd | null;
} {
  const all = detailsWithDefaults(details);
  const end = (flag: number, address: string, lat: number | undefined, lng: number | undefined) =>
    flag === 1 && lat !== undefined && lng !== undefined ? { address, lat, lng } : null;
  return {
    origin: end(all.set_origin_flag, all.origin_address, all.origin_lat, all.origin_lng),
    destination: end(all.set_destination_flag, all.destination_address, all.destination_lat, all.destination_lng),
  };
}

/** @throws Refused if the item is not available now. */
async function itemOffer(database: Database, storeId: number, fields: Fields, now: Date): Promise<Offer> {
  const [item] = await sellablesOf(database, storeId, fields.list_vuid ?? '');
  if (!item) throw new Refused('NOT_PURCHASABLE');
  requireAvailable(item, ItemType.COURIER_RIDE, now);
  const { order_fee_courrier: fee, services } = detailsWithDefaults(item.details);
  const fixed = fixedEnds(item);
  const destination = fixed.destination ?? destinationIn(fields);
  const origin = isCall(item)
    ? (fixed.origin ?? (await locationOfItem(database, item.item_id)) ?? destination)
    : (fixed.origin ?? originIn(fields));
  return { perKm: item.price, fee, services, origin, destination, isCall: isCall(item), form: [] };
}

/** Delivers the goods in the cart, or one item that is bought directly. */
async function goodsOffer(database: Database, customer: Customer, fields: Fields): Promise<Offer> {
  const { carriers, order_fee_product_courrier: fee } = await createCommerce(database).of(customer.storeId);
  const carrier = carriers.find(({ view_uid, type }) => view_uid === fields.exp_vuid && type === CarrierType.RIDE);
  if (!carrier) throw new Refused('CARRIER_INVALID');
  const [line] = fields.list_vuid
    ? await sellablesOf(database, customer.storeId, fields.list_vuid)
    : (await linesOf(database, customer.id)).filter(({ checked }) => checked);
  if (!line) throw new Refused('CART_EMPTY');
  const { lat, lng, address, cost: perKm, extra_services: services, form_view_uid } = carrier;
  const own = lat === undefined || lng === undefined ? undefined : { lat, lng, address };
  const origin = (await locationOfItem(database, line.item_id)) ?? own;
  if (!origin) throw new Refused('RIDE_NO_ROUTE');
  const form = await rideFormOf(database, customer.storeId, form_view_uid);
  const destination = destinationIn(fields);
  return { perKm, fee, services, origin, destination, isCall: false, form: form?.lines ?? [] };
}

async function routeOf(router: Router, { origin, destination, isCall: isCallOut }: Offer): Promise<Route> {
  if (metresBetween(origin, destination) < minMetres) {
    if (!isCallOut) throw new Refused('RIDE_NO_ROUTE');
    return { points: [origin, destination], metres: 0, seconds: 0 };
  }
  const route = await router.route(origin, destination).catch(() => {
    throw new Refused('ROUTER_UNREACHABLE');
  });
  if (!route) throw new Refused('RIDE_NO_ROUTE');
  return route;
}

/** Calls the router, so it runs outside a transaction. @throws Refused */
export const quoteRide =
  (database: Database, router: Router, now: Clock) => async (customer: Customer, fields: Fields) => {
    const quoted_at = now();
    const offer = fields.exp_vuid
      ? await goodsOffer(database, customer, fields)
      : await itemOffer(database, customer.storeId, fields, quoted_at);
    const { perKm, fee, services, form, origin, destination } = offer;
    const rides = await ridesOf(database, customer.storeId);
    const zone = requireZones(rides, origin, destination);
    const { points, metres, seconds } = await routeOf(router, offer);
    requireReach(rides, metres);
    const openRides = await countOpenRides(database, customer.storeId, zone?.code ?? null);
    const { price, surcharges } = fareOf(rides, { perKm, metres, zone, openRides, at: quoted_at });
    const quote = {
      unique_id: randomBytes(12).toString('hex'),
      store_id: customer.storeId,
      customer_id: customer.id,
      list_view_uid: fields.exp_vuid ? null : (fields.list_vuid ?? null),
      carrier: fields.exp_vuid || null,
      origin,
      destination,
      direction: encodePolyline(points),
      metres,
      seconds,
      zone: zone?.code ?? null,
      surge_rides: openRides,
      price,
      fee,
      quoted_at,
      expires_at: addMinutes(quoted_at, validMinutes),
    };
    await insertQuote(database, quote);
    return { ...quote, surcharges, services, form };
  };

export type RideQuote = Awaited<ReturnType<ReturnType<typeof quoteRide>>>;
