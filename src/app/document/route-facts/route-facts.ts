import type { StoreShell } from '../../../api/store-context';
import type { Head, Route } from '../../../routing/define-route';
import type { JsonLd, Site } from '../json-ld/json-ld';

export interface DescribedPage<Data> {
  data: Data;
  head: Head;
  site: Site;
}

/** What only the server needs to know about a route. It is apart from the route, which every browser loads. */
export interface RouteFacts<Data> {
  /** The path inside the store to which the page only redirects, or null. In a browser, the page itself redirects. */
  redirect?: (data: Data, page: { params: RouteParams; store: StoreShell }) => string | null;
  /** The lazy modules that this data needs in addition to the screen, for the head to preload. */
  modules?: (data: Data) => readonly (string | undefined)[];
  /** The structured data of the page. */
  about?: (page: DescribedPage<Data>) => JsonLd[];
}

export interface RouteParams {
  readonly [name: string]: string | undefined;
}

export type FactsEntry = readonly [route: Route, facts: RouteFacts<unknown>];

/** Checks the facts against the type of the route's data, which the table then erases. */
export const routeFacts = <Data>(route: Route<Data>, facts: RouteFacts<NoInfer<Data>>): FactsEntry => [
  route,
  facts as RouteFacts<unknown>,
];
