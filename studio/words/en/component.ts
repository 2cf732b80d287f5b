import type { WordsOf } from '../words';

export const component = {
  component: { name: 'Section', help: 'One part of the store, in the menu or on the home page.' },
} satisfies WordsOf<'component'>;
