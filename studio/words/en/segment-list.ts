import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const segmentList = {
  segmentList: { name: 'Blocks', help: 'Blocks of items, shops, actions, locations or texts.' },
  'segmentList.view_uid': pageAddress,
  'segmentList.name': sectionName,
  'segmentList.category': sectionKind,
  'segmentList.icon': sectionIcon,
  'segmentList.visibility': sectionVisibility,
  'segmentList.segments': { name: 'Blocks in order', help: 'The blocks from top to bottom; 1 to 20.' },
  'segmentList.en': inEnglish,
} satisfies WordsOf<'segmentList'>;
