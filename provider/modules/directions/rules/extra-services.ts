import Ajv from 'ajv';
import type { components } from '../../../__generated__/rest';
import { BadRequest } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import { textsOf } from '../../../contract/localize';

interface SentService {
  service_view_uid: string;
  qty: number;
}

const checkServices = new Ajv().compile<SentService[]>({
  type: 'array',
  maxItems: 50,
  items: {
    type: 'object',
    required: ['service_view_uid', 'qty'],
    properties: {
      service_view_uid: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' },
      qty: { type: 'integer', minimum: 0, maximum: 100_000 },
    },
  },
});

/** Empty if nothing was sent. @throws BadRequest if the text is not a valid list */
export function parseList<T>(text: string | undefined, check: (value: unknown) => value is T[], name: string): T[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    if (check(value)) return value;
  } catch {
    // Invalid JSON is refused like any other invalid value.
  }
  throw new BadRequest(`${name} must be a list as described in the contract`);
}

/** @throws Refused if a service is not offered, a required one is missing, or a quantity is too high */
export function chooseServices(offered: readonly components['schemas']['CourierService'][], text: string | undefined) {
  const sent = parseList(text, checkServices, 'services');
  const isKnown = sent.every(({ service_view_uid }) => offered.some(({ view_uid }) => view_uid === service_view_uid));
  if (!isKnown || new Set(sent.map((one) => one.service_view_uid)).size < sent.length) {
    throw new Refused('RIDE_SERVICE_INVALID');
  }
  return offered.flatMap(({ view_uid, name, price, required, max_qty, ...texts }) => {
    const qty = sent.find(({ service_view_uid }) => service_view_uid === view_uid)?.qty ?? 0;
    if (qty < (required === 1 ? 1 : 0) || (max_qty > 0 && qty > max_qty)) throw new Refused('RIDE_SERVICE_INVALID');
    return qty > 0 ? [{ view_uid, name, price, qty, ...textsOf(texts) }] : [];
  });
}

export const servicesCost = (services: readonly { price: number; qty: number }[]) =>
  services.reduce((sum, { price, qty }) => sum + price * qty, 0);
