import { type FormLineModel, mapForm } from '../forms/mapping';
import { decodePolyline, type RoutePoint } from '../../../shared/routes/polyline';
import type {
  Position,
  ResolversParentTypes,
  Ride,
  RideDriver,
  RideEnd,
  RideService,
} from '../../__generated__/resolvers';
import { formFieldKind } from '../forms/codes';
import { rideState } from './codes';
import type { Rest, RideQuoteModel } from '../../model/models';
import { mediaPath } from '../../values/links';
import { clampInteger, exactMoney, positionOf, ratingOf } from '../../values/numbers';
import { moment, momentOrNull, timeZone } from '../../values/text';
import { mapRefusal } from '../../model/map-refusal';

type RideModel = Omit<Ride, 'progress' | 'form'> & {
  readonly progress: ResolversParentTypes['RideProgress'];
  readonly form: ResolversParentTypes['FilledFormLine'][];
};

const maxSeconds = 1_000_000;
const maxMetres = 100_000_000;
const maxPercent = 100_000;
const maxPieces = 100_000;
const maxRating = 5;

export const mapRideService = (service: Rest['CourierService'], currency: string): RideService => ({
  id: service.view_uid,
  name: service.name,
  price: exactMoney(service.price, currency),
  isRequired: service.required === 1,
  maxQuantity: service.max_qty > 0 ? service.max_qty : null,
});

/** The ride's form. File fields are never required. */
export const mapRideForm = (lines: readonly Rest['FormLine'][] = []): FormLineModel[] =>
  mapForm(lines).map((line) => ('kind' in line && line.kind === 'FILE' ? { ...line, isRequired: false } : line));

const toPosition = ({ lat, lng }: RoutePoint): Position => ({ latitude: lat, longitude: lng });

const mapLine = (line: string): Position[] => (decodePolyline(line) ?? []).map(toPosition);

export const mapEnd = ({ address, lat, lng }: Rest['RideEndLine']): RideEnd => ({
  address,
  position: positionOf(lat, lng),
});

const served = 1;

export function mapRideQuote(reply: Rest['DirectionReply'], currency: string, now = Date.now()): RideQuoteModel {
  const { data } = reply;
  if (!reply.success || !data) return mapRefusal(reply);
  if (data.region_flag !== served) return mapRefusal({ error_code: 'RIDE_OUTSIDE', message: '' });
  return {
    __typename: 'RideQuote',
    id: data.quote_uid,
    origin: mapEnd(data.origin),
    destination: mapEnd(data.destination),
    route: mapLine(data.direction),
    metres: clampInteger(data.distance_value, 0, maxMetres),
    seconds: clampInteger(data.duration_value, 0, maxSeconds),
    price: exactMoney(data.distance_price, currency),
    surcharges: data.surcharges.map(({ name, percent, amount }) => ({
      name,
      percent: clampInteger(percent, 0, maxPercent),
      amount: amount === undefined ? null : exactMoney(amount, currency),
    })),
    fee: exactMoney(data.order_fee_courrier, currency),
    services: data.list_courrier_service.map((service) => mapRideService(service, currency)),
    form: mapRideForm(data.form),
    expiresAt: moment(data.expires_at),
    secondsLeft: clampInteger((Date.parse(data.expires_at) - now) / 1_000, 0, maxSeconds),
  };
}

const mapDriver = ({ name, phone, photo, rating, vehicle, plate }: Rest['RideDriver']): RideDriver => ({
  name,
  phone,
  photo: mediaPath(photo),
  rating: rating === null ? null : ratingOf(rating),
  vehicle,
  plate,
});

function mapProgress(ride: Rest['OrderRide']): ResolversParentTypes['RideProgress'] {
  const state = rideState(ride.state);
  const at = moment(ride.state_at);
  const driver = ride.driver && mapDriver(ride.driver);
  switch (state) {
    case 'WAITING':
      return { __typename: 'RideWaiting', searchesAt: momentOrNull(ride.searches_at) };
    case 'SEARCHING':
      return { __typename: 'RideSearching', since: at };
    case 'DONE':
      return {
        __typename: 'RideCompleted',
        driver,
        at,
        rating: ride.rating === null ? null : clampInteger(ride.rating, 1, maxRating),
      };
    case 'NO_DRIVER':
    case 'DRIVER_CANCELLED':
    case 'CANCELLED':
      return { __typename: 'RideEnded', ending: state, at };
    default:
      if (!driver) return { __typename: 'RideSearching', since: at };
      return {
        __typename: 'RideUnderWay',
        phase: state,
        driver,
        position: ride.position && positionOf(ride.position.lat, ride.position.lng),
        positionAt: momentOrNull(ride.position_at),
        path: mapLine(ride.path),
        arrivesAt: momentOrNull(ride.arrives_at),
      };
  }
}

export const mapRide = (ride: Rest['OrderRide'], currency: string): RideModel => ({
  isCall: ride.is_call === 1,
  origin: mapEnd(ride.origin),
  destination: mapEnd(ride.destination),
  route: mapLine(ride.direction),
  metres: clampInteger(ride.distance_value, 0, maxMetres),
  seconds: clampInteger(ride.duration_value, 0, maxSeconds),
  contactName: ride.name,
  contactPhone: ride.phone,
  scheduledAt: momentOrNull(ride.scheduled_at),
  timeZone: timeZone(ride.timezone),
  services: ride.services.map(({ name, price, qty }) => ({
    name,
    price: exactMoney(price, currency),
    quantity: clampInteger(qty, 1, maxPieces),
  })),
  form: ride.form.map(({ label, type, value }) =>
    formFieldKind(type) === 'FILE'
      ? { __typename: 'FilledFormFile', label, file: value }
      : { __typename: 'FilledFormText', label, value },
  ),
  progress: mapProgress(ride),
});
