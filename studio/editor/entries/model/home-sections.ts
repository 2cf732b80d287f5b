import type { Json } from '../../editor';
import { numberAt, valueAt } from '../../values';

const lastLayoutWithTabs = 3;
/** The codes of `visibility`; the menu is the default. */
const visibilities = { menu: [undefined, 1, 3], home: [2, 3] } as const;

const isIn = (where: keyof typeof visibilities, component: Json) => {
  const codes: readonly (number | undefined)[] = visibilities[where];
  return codes.includes(numberAt(component, 'visibility'));
};

/** Whether the home page shows the sections of the menu as tabs, and nothing else. */
export const hasTabs = (document: Json) => (numberAt(valueAt(document, '/app'), 'layout') ?? 0) <= lastLayoutWithTabs;

export const isInMenu = (component: Json) => isIn('menu', component);

/** Whether the home page shows what is in the section. */
export const isOnHome = (document: Json, component: Json) => !hasTabs(document) && isIn('home', component);
