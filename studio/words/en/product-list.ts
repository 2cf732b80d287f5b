import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const productList = {
  productList: { name: 'Item list', help: 'The items that belong to this section, in pages.' },
  'productList.view_uid': pageAddress,
  'productList.name': sectionName,
  'productList.category': sectionKind,
  'productList.icon': sectionIcon,
  'productList.visibility': sectionVisibility,
  'productList.attr1': { name: 'List style', help: 'How the items are arranged; in a grid by default.' },
  'productList.attr1=': { name: 'Usual grid', help: 'Cards in a grid with the chosen number of columns.' },
  'productList.attr1=0': {
    name: 'Full-width rows',
    help: 'One item per line, as wide as the page, with its picture beside it.',
  },
  'productList.attr1=1': { name: 'Grid', help: 'Cards in a grid, the same as the usual grid.' },
  'productList.attr1=2': { name: 'Compact grid', help: 'Smaller cards in a grid.' },
  'productList.attr1=3': { name: 'Horizontal slider', help: 'Cards in a row that slides sideways.' },
  'productList.attr1=4': { name: 'Shop rows', help: 'One shop per line, for lists of shops.' },
  'productList.attr3': {
    name: 'Item columns',
    help: 'Columns of a grid, 1 to 4; each page has eight items per column.',
  },
  'productList.attr3=': { name: 'Usual', help: 'The same as one column.' },
  'productList.attr3=1': { name: '1 column', help: 'One item per line, 8 per page.' },
  'productList.attr3=2': { name: '2 columns', help: 'Two items per line, 16 per page.' },
  'productList.attr3=3': { name: '3 columns', help: 'Three items per line, 24 per page.' },
  'productList.attr3=4': { name: '4 columns', help: 'Four items per line, 32 per page.' },
  'productList.background': { name: 'Background', help: "Colour behind the list; the page's where it is empty." },
  'productList.alpha': {
    name: 'Background strength',
    help: '0 turns the background white, 1 keeps its full colour; 1 by default.',
  },
  'productList.en': inEnglish,
} satisfies WordsOf<'productList'>;
