import type { Settings } from '../base/settings';
import { createGazetteer } from './gazetteer';
import { createNominatim } from './nominatim';
import { createPhoton } from './photon';
import type { Geocoder } from './geocoder';

/** Services without a URL are replaced by the embedded gazetteer. */
export function createGeocoder({ PLACES_URL, GEOCODER_URL }: Pick<Settings, 'PLACES_URL' | 'GEOCODER_URL'>): Geocoder {
  const gazetteer = createGazetteer();
  const suggestions = PLACES_URL ? createPhoton(PLACES_URL) : gazetteer;
  const names = GEOCODER_URL ? createNominatim(GEOCODER_URL) : gazetteer;
  return {
    namesStreets: GEOCODER_URL !== '',
    suggest: (search) => suggestions.suggest(search),
    nameOf: (position, countryCode) => names.nameOf(position, countryCode),
    async close() {
      await Promise.all([suggestions.close(), names.close()]);
    },
  };
}
