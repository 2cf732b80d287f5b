import type { Issue } from '../issue';
import type { FilledStore } from '../store-document';
import type { Rule } from './rule';

type App = FilledStore['app'];
type Asking = 'popup_flag' | 'search_box' | 'color_custom_flag' | 'android_keyword' | 'android_package';

const needs = ({ app }: FilledStore, field: Asking, isAsked: boolean, companion: keyof App): Issue[] =>
  isAsked && app[companion] === undefined
    ? [{ path: ['app', field], reason: `${app[field]} needs "${companion}", which is missing` }]
    : [];

/** Settings that do nothing without another one. */
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
