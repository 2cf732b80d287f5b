import { carrierForm, itemOf } from './catalogue';
import { accepted, type Answer, type Call, refused, type Rest } from './rest';

function encoded(value: number): string {
  let left = value < 0 ? ~(value * 2) : value * 2;
  const letters: string[] = [];
  for (; left > 31; left = Math.floor(left / 32)) letters.push(String.fromCharCode((left % 32) + 95));
  return [...letters, String.fromCharCode(left + 63)].join('');
}

const lineOf = (lat: number, lng: number, toLat: number, toLng: number) =>
  [lat, lng, toLat - lat, toLng - lng].map((degrees) => encoded(Math.round(degrees * 1e5))).join('');

/** The price of every ride. */
export const fare = 8_000;

/** Rides with one price. They cannot be ordered, because no test pays for one. */
export function createRides(): Readonly<Record<string, (call: Call) => Answer>> {
  const quoted = new Set<string>();
  const quoteRide = ({ fields }: Call) => {
    const item = itemOf(fields.list_vuid);
    const isCarrier = fields.exp_vuid === 'antar_kedai';
    if (fields.exp_vuid && !isCarrier) return refused('CARRIER_INVALID');
    if (!isCarrier && item?.type !== 3) return refused('NOT_PURCHASABLE');
    const [lat, lng, toLat, toLng] = ['origin_lat', 'origin_lng', 'destination_lat', 'destination_lng'].map((name) =>
      Number(fields[name]),
    ) as [number, number, number, number];
    const quote_uid = `q${quoted.size + 1}`;
    quoted.add(quote_uid);
    const quote: Rest['Direction'] = {
      quote_uid,
      expires_at: new Date(Date.now() + 600_000).toISOString(),
      origin: { lat, lng, address: fields.origin_address ?? '' },
      destination: { lat: toLat, lng: toLng, address: fields.destination_address ?? '' },
      direction: lineOf(lat, lng, toLat, toLng),
      distance_price: fare,
      distance_value: 1_100,
      duration_value: 300,
      order_fee_courrier: item?.order_fee_courrier ?? 0,
      region_flag: 1,
      payment_type: [2],
      surcharges: [],
      list_courrier_service: item?.list_courrier_service ?? [],
      ...(isCarrier && { form: carrierForm }),
    };
    return accepted(quote);
  };
  return {
    quoteRide,
    getDirection: quoteRide,
    createRideOrder: ({ fields }) => {
      const code = quoted.has(fields.quote_uid ?? '') ? 'PRICE_CHANGED' : 'RIDE_QUOTE_EXPIRED';
      const { status, body } = refused(code);
      return { status, body: { ...body, total: code === 'PRICE_CHANGED' ? fare + 2_000 : null } };
    },
  };
}
