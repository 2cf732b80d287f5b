import type { ListStyle } from '../../__generated__/resolvers';
import { opensInBrowser } from '../stores/opens-in-browser';
import { componentKind, listStyle } from '../stores/component-codes';
import type { ComponentModel, Rest } from '../../model/models';
import { clampInteger } from '../../values/numbers';
import { countedPage } from '../../model/connection';
import { hexColor } from '../../values/colors';
import { mediaPath } from '../../values/links';
import { safeHtml } from '../../values/safe-html';
import { mapKnownActions, mapLocation } from '../stores/map-action';
import { mapBillGroup } from '../bills/mapping';
import { mapItem, noSummary } from './map-item';
import { hasEntries, mapSegment, type StoreOfContent } from './map-segment';

export function mapComponent(component: Rest['ComponentContent'], store: StoreOfContent): ComponentModel {
  const __typename = componentKind(component.category);
  const head = { id: component.view_uid, name: component.name, icon: mediaPath(component.icon) };
  switch (__typename) {
    case 'TextComponent':
      return { __typename, ...head, html: safeHtml(component.attr1) };
    case 'WebsiteButton':
      return { __typename, ...head, actions: mapKnownActions(component.ctas, 'button') };
    case 'LocationMap':
      return { __typename, ...head, locations: component.maps.map(mapLocation) };
    case 'ActionList':
      return { __typename, ...head, actions: mapKnownActions(component.ctas, 'list') };
    case 'CustomHtml':
      return { __typename, ...head, opensInBrowser: opensInBrowser(component) };
    case 'BillGrid':
      return { __typename, ...head, groups: component.bills.flatMap(mapBillGroup) };
    case 'ProductList':
      return { __typename, ...head, ...listOf(component, store.currency) };
    case 'SegmentList':
      return { __typename, ...head, segments: segmentsOf(component, store) };
    case 'UnknownComponent':
      return { __typename, id: head.id, name: head.name, code: component.category };
  }
}

const segmentsOf = ({ segments }: Rest['ComponentContent'], store: StoreOfContent) =>
  segments.map((segment) => mapSegment(segment, store)).filter(hasEntries);

const summarized: readonly ListStyle[] = ['ROWS', 'SHOPS'];

function listOf({ attr1, attr3, background, alpha, lists }: Rest['ComponentContent'], currency: string) {
  const style = listStyle(attr1);
  const summaryLength = summarized.includes(style) ? undefined : noSummary;
  return {
    style,
    columns: clampInteger(Number(attr3), 1, 4),
    background: hexColor(background),
    alpha: Math.min(1, Math.max(0, alpha)),
    items: countedPage(
      lists.data.map((item) => mapItem(item, currency, summaryLength)),
      lists,
    ),
  };
}
