import Ajv from 'ajv';
import type { Position } from '../__generated__/resolvers';
import { createTransport } from '../provider-client/transport';
import { boxAround, isAround, kilometresBetween, maxLocations, type Geocoder } from './geocoder';
import { readJson } from './read-json';

interface PhotonResult {
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly [number, number] };
    readonly properties: {
      readonly name?: string;
      readonly district?: string;
      readonly city?: string;
      readonly county?: string;
      readonly state?: string;
      readonly countrycode?: string;
    };
  }[];
}

const words = Object.fromEntries(
  ['name', 'district', 'city', 'county', 'state', 'countrycode'].map((name) => [name, { type: 'string' }]),
);
const check = new Ajv().compile<PhotonResult>({
  type: 'object',
  required: ['features'],
  properties: {
    features: {
      type: 'array',
      items: {
        type: 'object',
        required: ['geometry', 'properties'],
        properties: {
          geometry: {
            type: 'object',
            required: ['coordinates'],
            properties: { coordinates: { type: 'array', minItems: 2, items: { type: 'number' } } },
          },
          properties: { type: 'object', properties: words },
        },
      },
    },
  },
});

/** More than are shown, because places in other countries are left out later. */
const maxResults = '20';

/** Suggestions from a Photon service. @param baseUrl such as `https://photon.komoot.io` */
export function createPhoton(baseUrl: string): Pick<Geocoder, 'suggest' | 'close'> {
  const transport = createTransport(baseUrl);
  return {
    async suggest({ text, countryCode, near }) {
      if (!text) return [];
      const { features } = await readJson(transport, '/api', { q: text, limit: maxResults, ...centre(near) }, check);
      const places = features.flatMap(({ geometry: { coordinates }, properties }) => {
        const [longitude, latitude] = coordinates;
        const { name, district, city, county, state, countrycode } = properties;
        const position = { latitude, longitude };
        if (!name || countrycode?.toLowerCase() !== countryCode || (near && !isAround(near, position))) return [];
        const region = [...new Set([district, city ?? county, state])].filter((part) => part && part !== name);
        return [{ name, region: region.join(', '), position }];
      });
      if (near) places.sort((a, b) => kilometresBetween(near, a.position) - kilometresBetween(near, b.position));
      return places.slice(0, maxLocations);
    },
    close: () => transport.close(),
  };
}

function centre(near: Position | null): Record<string, string> {
  if (!near) return {};
  const { west, south, east, north } = boxAround(near);
  return { lat: String(near.latitude), lon: String(near.longitude), bbox: [west, south, east, north].join(',') };
}
