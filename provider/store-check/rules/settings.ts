import { HomeLayout } from '../../__generated__/codes';
import type { DocumentIssue } from '../issue';
import type { FilledStore, Rule } from '../store-document';
import { storeBytes } from '../../__generated__/limits';
import { formatBytes } from '../message-text';

type App = FilledStore['app'];
type DependentField = 'popup_flag' | 'search_box' | 'color_custom_flag' | 'android_keyword' | 'android_package';

const needs = ({ app }: FilledStore, field: DependentField, isSet: boolean, companion: keyof App): DocumentIssue[] =>
  isSet && app[companion] === undefined
    ? [
        {
          path: ['app', field],
          reason: `${app[field]} needs "${companion}", which is missing`,
          code: 'NEEDS_FIELD',
          params: { field: `app.${companion}` },
        },
      ]
    : [];

export const companionFields: Rule = (store) => {
  const { app } = store;
  return [
    ...needs(store, 'popup_flag', app.popup_flag === 1, 'popup_image'),
    ...needs(store, 'search_box', app.search_box === 2, 'header_logo'),
    ...needs(store, 'color_custom_flag', app.color_custom_flag === 1, 'color_custom'),
    ...needs(store, 'android_keyword', app.android_keyword !== undefined, 'android_package'),
    ...needs(store, 'android_package', app.android_package !== undefined, 'android_keyword'),
  ];
};

const inMenu = [1, 3];

/** Tab layouts show one menu entry at a time, so there must be one. */
export const menuEntries: Rule = ({ app, components }) => {
  if (app.layout > HomeLayout.TABS_3 || components.some(({ visibility }) => inMenu.includes(visibility))) return [];
  return [
    {
      path: ['app', 'layout'],
      reason: `${app.layout} shows tabs, but no component is in the menu`,
      hint: 'Set visibility 1 or 3 on a component, or choose another layout.',
      code: 'TABS_WITHOUT_MENU',
    },
  ];
};

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** A store with its defaults must fit into half of a reply, because the reply adds less than the other half. */
export const documentSize: Rule = (store) => {
  const bytes = sizeOf(store);
  if (bytes <= storeBytes) return [];
  const sizes = store.components.map(sizeOf);
  const largest = sizes.indexOf(Math.max(...sizes));
  const { view_uid: id } = store.components[largest] ?? {};
  return [
    {
      path: ['components', largest],
      reason: `the store has ${formatBytes(bytes)} with its defaults; the limit is ${formatBytes(storeBytes)}`,
      hint: `The largest component is this one, "${id}", with ${formatBytes(sizes[largest] ?? 0)}: shorten its texts or split it.`,
      code: 'STORE_TOO_LARGE',
      params: { kilobytes: Math.ceil(bytes / 1000), limit: Math.floor(storeBytes / 1000) },
    },
  ];
};
