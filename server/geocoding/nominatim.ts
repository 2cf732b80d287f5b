import Ajv from 'ajv';
import { createTransport } from '../provider-client/transport';
import type { Geocoder } from './geocoder';
import { readJson } from './read-json';

interface Named {
  readonly name?: string;
  readonly address?: Readonly<Record<string, string>>;
}

const check = new Ajv().compile<Named>({
  type: 'object',
  properties: {
    name: { type: 'string' },
    address: { type: 'object', additionalProperties: { type: 'string' } },
  },
});

const parts = ['road', 'village', 'suburb', 'city_district', 'town', 'city', 'county', 'state'];

/** Names of positions from a Nominatim service. @param baseUrl such as `https://nominatim.openstreetmap.org` */
export function createNominatim(baseUrl: string): Pick<Geocoder, 'nameOf' | 'close'> {
  const transport = createTransport(baseUrl);
  return {
    async nameOf(position, countryCode) {
      const query = {
        format: 'jsonv2',
        zoom: '17',
        'accept-language': 'id',
        lat: String(position.latitude),
        lon: String(position.longitude),
      };
      const { name: own, address = {} } = await readJson(transport, '/reverse', query, check);
      const [name, ...region] = new Set([own, ...parts.map((part) => address[part])].filter(Boolean));
      return name && address.country_code === countryCode ? { name, region: region.join(', '), position } : null;
    },
    close: () => transport.close(),
  };
}
