import type { ComponentType } from 'react';
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
  /** The right address inside the store; the asked one without it. */
  canonicalPath?: string;
  indexed: boolean;
  /** What link previews take it for; a page of the store without it. */
  kind?: 'product';
}

/** What a page shows, as the spec numbers it, from 17 on as we do; the header's title, back rule and icons go by it. */
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

/** The named parts of a path: `/m/:slug` has `slug`. */
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

/** For what replaces a screen whose data failed to load. */
export interface FailedScreenProps {
  /** Missing where rendering failed. */
  failure?: Failure;
  onRetry: () => void;
}

export interface RouteDefinition<Path extends string, Data, Variables extends object> {
  /** Inside the store, as react-router writes it. */
  path: Path;
  content: ContentMode;
  /** What the header says in place of its content's title. */
  title?: PlainMessageKey;
  /** The query parameters that the page reads; no other makes another page of it. */
  parameters?: readonly string[];
  /** Only for signed-in customers; others are sent to `/login?next=`. */
  private?: boolean;
  /** The service worker may store the customer's page until the session ends. */
  offline?: boolean;
  /** What the screen shows. The server waits for it before it answers: the status tells whether it is missing or failed. */
  query?: DocumentRef<Data, Variables>;
  variables?: (match: RouteMatch<Path>) => Variables;
  /** Of a page that is shown only where something failed; 200 without it. */
  status?: 502;
  /** False makes the page a 404. */
  exists?: (data: Data) => boolean;
  head: (about: { data: Data | null; match: RouteMatch<Path>; text: Translate }) => Head;
  /** Views of this page are counted, for the component that it shows if any. */
  counted?: boolean;
  screen: LazyComponent<ScreenProps<NoInfer<Data>>>;
  /** As high as the screen. */
  skeleton: ComponentType;
  /** Replaces the screen when its data failed to load; a general error and a retry by default. */
  failed?: ComponentType<FailedScreenProps>;
}

declare const shown: unique symbol;

/** A route whose types of path and variables are checked and then put aside; `Data` is what its query answers. */
export interface Route<out Data = unknown> extends RouteDefinition<string, unknown, object> {
  readonly [shown]?: Data;
}

/** A route is data: path, query, variables, lazy screen and a skeleton of the same height. */
export const defineRoute = <const Path extends string, Data = null, Variables extends object = object>(
  definition: RouteDefinition<Path, Data, Variables>,
): Route<Data> => definition as unknown as Route<Data>;

const maxPages = 50;

/** The page that `?page=` asks for: 1 to 50, else 1. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1;
}
