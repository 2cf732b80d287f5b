import type { CatalogueItem } from '../../../provider/store-check/catalogue-item';
import { choiceExamples } from './demo-examples/choice-examples';
import { flagExamples } from './demo-examples/flag-examples';
import { ownScreenExamples } from './demo-examples/own-screen-examples';
import { serviceExamples } from './demo-examples/service-examples';
import { shopExamples } from './demo-examples/shop-examples';
import { typeExamples } from './demo-examples/type-examples';

/** What of an item's screen is to be seen, at which item, and what of the item makes it so. */
export type DemoExample = [
  what: string,
  codename: string,
  id: string,
  shows: (item: CatalogueItem, children: readonly CatalogueItem[]) => boolean,
];

/** Where each type of item and each of the spec's conditions can be seen; the headings of docs/demo-stores.md. */
export const demoExamples: readonly [heading: string, examples: readonly DemoExample[]][] = [
  ['type', typeExamples],
  ['goods and their choice', choiceExamples],
  ['services and rides', serviceExamples],
  ['shops', shopExamples],
  ['redirect, web content, contact action', ownScreenExamples],
  ['what a page shows and hides', flagExamples],
];
