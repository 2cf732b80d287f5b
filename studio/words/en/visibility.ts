import type { WordsOf } from '../words';

export const visibility = {
  'visibility=0': { name: 'By link only', help: 'In no menu and not on the home page; opened by links alone.' },
  'visibility=1': { name: 'In the menu', help: 'An entry of the menu that opens a page of its own.' },
  'visibility=2': { name: 'On the home page', help: 'Shown whole on the home page; a tab in the layouts with tabs.' },
  'visibility=3': {
    name: 'In the menu and on the home page',
    help: 'An entry of the menu, and shown whole on the home page.',
  },
} satisfies WordsOf<'visibility'>;
