import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const actionList = {
  actionList: { name: 'Action list', help: 'A list of lines that contact the store or open pages.' },
  'actionList.view_uid': pageAddress,
  'actionList.name': sectionName,
  'actionList.category': sectionKind,
  'actionList.icon': sectionIcon,
  'actionList.visibility': sectionVisibility,
  'actionList.ctas': { name: 'Actions', help: 'Lines to tap, from top to bottom; 1 to 40.' },
  'actionList.en': inEnglish,
} satisfies WordsOf<'actionList'>;
