import type { CatalogueItem } from '../../../provider/store-check/catalogue-item';
import { choiceExamples } from './demo-examples/choice-examples';
import { flagExamples } from './demo-examples/flag-examples';
import { ownScreenExamples } from './demo-examples/own-screen-examples';
import { serviceExamples } from './demo-examples/service-examples';
import { shopExamples } from './demo-examples/shop-examples';
import { typeExamples } from './demo-examples/type-examples';

/** What an item's screen shows, at which item, and the condition on the item that causes it. */
export type DemoExample = [
  what: string,
  codename: string,
  id: string,
  shows: (item: CatalogueItem, children: readonly CatalogueItem[]) => boolean,
];

/** Examples of each type of item and of each condition of the specification; the headings of docs/demo-stores.md. */
export const demoExamples: readonly [heading: string, examples: readonly DemoExample[]][] = [
  ['type', typeExamples],
  ['goods and their choice', choiceExamples],
  ['services and rides', serviceExamples],
  ['shops', shopExamples],
  ['redirect, web content, contact action', ownScreenExamples],
  ['what a page shows and hides', flagExamples],
];
