import type { WordsOf } from '../words';
import { itemBasics } from './item/basics';
import { itemPage } from './item/page';
import { itemSelling } from './item/selling';

export const item = { ...itemBasics, ...itemSelling, ...itemPage } satisfies WordsOf<'item'>;
