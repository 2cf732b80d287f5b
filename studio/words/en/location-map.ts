import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const locationMap = {
  locationMap: { name: 'Map', help: 'A map with markers, and a card of each location.' },
  'locationMap.view_uid': pageAddress,
  'locationMap.name': sectionName,
  'locationMap.category': sectionKind,
  'locationMap.icon': sectionIcon,
  'locationMap.visibility': sectionVisibility,
  'locationMap.maps': { name: 'Locations', help: 'Places on the map, in the order of their cards; 1 to 50.' },
  'locationMap.en': inEnglish,
} satisfies WordsOf<'locationMap'>;
