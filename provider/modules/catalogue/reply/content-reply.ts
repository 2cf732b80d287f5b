import type { components } from '../../../__generated__/rest';
import type { ComponentContents, ListPage } from '../queries/components';
import { lastPage } from '../queries/items';
import { componentWithDefaults } from '../../../store-check/fill-defaults';
import { componentReply } from '../../stores/reply/component-reply';
import type { SearchPage } from '../queries/search/search';
import { itemReply } from './item-reply';

type Rest = components['schemas'];

const purposes: Record<number, ListPage['purpose']> = { 0: 'items', 1: 'shops' };

export const listPageReply = (
  { items, page, total, size }: Pick<ListPage, 'items' | 'page' | 'total' | 'size'>,
  now: Date,
): Rest['ListPage'] => ({
  data: items.map((item) => itemReply(item, now)),
  current_page: page,
  last_page: lastPage(total, size),
});

const noItems: Rest['ListPage'] = { data: [], current_page: 1, last_page: 1 };

export const contentReplies = (
  { components, sources, lists }: ComponentContents,
  now: Date,
): Rest['ComponentContent'][] =>
  components.map((settings) => {
    const listOf = (id: string | undefined, purpose: ListPage['purpose'] | undefined) =>
      lists.find((list) => list.list_uid === id && list.purpose === purpose);

    const component = componentWithDefaults(settings);
    const reply = componentReply(component, sources, ({ category, metas }) =>
      (listOf(metas.component, purposes[category])?.items ?? []).map((item) => itemReply(item, now)),
    );
    const own = listOf(component.view_uid, 'page');
    return own
      ? { ...reply, size: own.size, list_count: own.total, lists: listPageReply(own, now) }
      : { ...reply, lists: noItems };
  });

type Query = Record<string, string | number | undefined>;

/** The URL of the next page repeats the query. */
export function searchReply(
  { items, page, after }: SearchPage,
  query: Query,
  now: Date,
): components['schemas']['SearchReply']['data'] {
  const next = Object.entries({ ...query, page: page + 1, after: after ?? undefined }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return {
    data: items.map((item) => itemReply(item, now)),
    current_page: page,
    next_page_url: after && `/api/v2/customer/list/search?${new URLSearchParams(next)}`,
  };
}

interface Placeholders {
  lat: number;
  lng: number;
  hostname: string;
}

/** Safe in text, in an attribute and in a string of a script. */
const inert = (text: string) => text.replace(/[^A-Za-z0-9.:-]/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** Fills `{lat}`, `{lng}` and `{hostname}` in one pass. */
export const fillPlaceholders = (html: string, values: Placeholders) =>
  html.replace(/\{(lat|lng|hostname)\}/g, (_, name: keyof Placeholders) => inert(String(values[name])));
