import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const outsideHours = {
  outsideHours: {
    name: 'Rule outside the hours',
    help: 'What is sold, and what customers read, while the opening hours say closed.',
  },
  'outsideHours.sold': {
    name: 'Keep taking orders',
    help: 'Customers can order outside the hours; otherwise nothing is sold until they begin.',
  },
  'outsideHours.note': {
    name: 'Message while closed',
    help: 'Customers read it, such as when orders are sent; else, that orders wait for the opening.',
  },
  'outsideHours.en': inEnglish,
} satisfies WordsOf<'outsideHours'>;
