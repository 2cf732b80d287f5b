import type { ComponentType } from 'react';
import { maxPages } from '../__generated__/limits';
import type { DocumentRef } from '../api/execute';
import type { Failure } from '../api/loaded';
import type { PlainMessageKey, Translate } from '../i18n/translate';
import type { LazyComponent } from '../lazy/lazy-component';

export interface Head {
  /** Without the store's name. Empty on the home page. */
  title: string;
  description?: string;
  /** The media path of the preview picture. */
  image?: string | null;
  /** The canonical path inside the store; by default, the requested path. */
  canonicalPath?: string;
  indexed: boolean;
  /** Its type in link previews; by default, a page of the store. */
  kind?: 'product';
}

/**
 * The kind of a page, numbered as in the spec, and by us from 17 on; it determines the header's title, back link and
 * icons.
 */
export const ContentMode = {
  HOME: 0,
  ITEM: 1,
  SEARCH: 2,
  ACCOUNT: 3,
  CART: 4,
  CHECKOUT: 5,
  CHAT: 6,
  INVOICE: 7,
  INVOICE_CHECKOUT: 8,
  PROFILE: 9,
  SETTINGS: 10,
  NEAR_ME: 11,
  POINTS: 12,
  NEAR_ME_LABEL: 14,
  FORM: 15,
  BALANCE: 16,
  ORDER: 17,
  RIDE: 18,
} as const;

export type ContentMode = (typeof ContentMode)[keyof typeof ContentMode];

/** The named parameters of a path: `/m/:slug` has `slug`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [N in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [N in Name]: string }
    : unknown;

export interface RouteMatch<Path extends string = string> {
  params: PathParams<Path>;
  search: URLSearchParams;
}

export interface ScreenProps<Data> {
  data: Data;
  params: { readonly [name: string]: string | undefined };
  search: URLSearchParams;
}

/** The props of the part that replaces a screen whose data failed to load. */
export interface FailedScreenProps {
  /** Missing if rendering failed. */
  failure?: Failure;
  onRetry: () => void;
}

export interface RouteDefinition<Path extends string, Data, Variables extends object> {
  /** The pattern inside the store, in react-router's syntax. */
  path: Path;
  content: ContentMode;
  /** The header's title, if it is not the title of the content. */
  title?: PlainMessageKey;
  /** The query parameters that the page reads; other parameters do not change the page. */
  parameters?: readonly string[];
  /** Only for signed-in customers; others are sent to `/login?next=`. */
  private?: boolean;
  /** The service worker may store the customer's page until the session ends. */
  offline?: boolean;
  /** The data of the screen. The server waits for it before it answers, because the status depends on it. */
  query?: DocumentRef<Data, Variables>;
  variables?: (match: RouteMatch<Path>) => Variables;
  /** The status of a page that is shown only if something failed; 200 by default. */
  status?: 502;
  /** False makes the page a 404. */
  exists?: (data: Data) => boolean;
  head: (about: { data: Data | null; match: RouteMatch<Path>; text: Translate }) => Head;
  /** Views of this page are counted, and also for its component, if any. */
  counted?: boolean;
  screen: LazyComponent<ScreenProps<NoInfer<Data>>>;
  /** As high as the screen. */
  skeleton: ComponentType;
  /** Replaces the screen if its data failed to load; by default, a general error with a retry. */
  failed?: ComponentType<FailedScreenProps>;
}

declare const shown: unique symbol;

/** A route whose types of path and variables are checked and then erased; `Data` is its query's answer. */
export interface Route<out Data = unknown> extends RouteDefinition<string, unknown, object> {
  readonly [shown]?: Data;
}

/** A route is data: path, query, variables, lazy screen and a skeleton of the same height. */
export const defineRoute = <const Path extends string, Data = null, Variables extends object = object>(
  definition: RouteDefinition<Path, Data, Variables>,
): Route<Data> => definition as unknown as Route<Data>;

/** The page number in `?page=`: from 1 to the last that may be asked for, otherwise 1. */
export function pageNumber(search: URLSearchParams, max = maxPages): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= max ? page : 1;
}
