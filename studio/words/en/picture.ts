import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const picture = {
  picture: { name: 'Description of a picture', help: 'What a picture shows, and what stays visible where it is cut.' },
  'picture.picture': { name: 'Picture', help: 'The picture that this describes; each picture only once.' },
  'picture.alt': {
    name: 'What the picture shows',
    help: 'Read out to customers who do not see the picture; up to 200 letters.',
  },
  'picture.focus_x': {
    name: 'Focal point across',
    help: 'Percent from the left; this point stays visible where the picture is cut.',
  },
  'picture.focus_y': {
    name: 'Focal point down',
    help: 'Percent from the top; this point stays visible where the picture is cut.',
  },
  'picture.en': inEnglish,
} satisfies WordsOf<'picture'>;
