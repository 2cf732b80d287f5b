import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const customHtml = {
  customHtml: { name: 'Custom HTML', help: 'A page of your own, in a frame apart from the store.' },
  'customHtml.view_uid': pageAddress,
  'customHtml.name': sectionName,
  'customHtml.category': sectionKind,
  'customHtml.icon': sectionIcon,
  'customHtml.visibility': sectionVisibility,
  'customHtml.attr1': {
    name: 'HTML content',
    help: 'It may have {lat}, {lng} and {hostname}, which are filled in when it opens.',
  },
  'customHtml.attr3': { name: 'Opens in', help: 'Where the HTML can be opened; in the Android app alone by default.' },
  'customHtml.attr3=': { name: 'Android app alone', help: 'Browsers tell customers to use the Android app.' },
  'customHtml.attr3=0': { name: 'Android app alone (0)', help: 'The same as in the Android app alone.' },
  'customHtml.attr3=1': { name: 'Browsers too', help: 'Opens in browsers once customers share their location.' },
  'customHtml.en': inEnglish,
} satisfies WordsOf<'customHtml'>;
