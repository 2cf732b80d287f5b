import type { StoreShell } from '../../../api/store-context';
import type { Head, Route } from '../../../routing/define-route';
import type { JsonLd, Site } from '../json-ld/json-ld';

export interface DescribedPage<Data> {
  data: Data;
  head: Head;
  site: Site;
}

/** What only the server asks of a route. It stands beside the route, whose bytes every browser loads. */
export interface RouteFacts<Data> {
  /** The path inside the store that the page does nothing but lead to, else null. In a browser the page itself goes on. */
  redirect?: (data: Data, page: { params: RouteParams; store: StoreShell }) => string | null;
  /** The lazy modules that this data needs beside the screen, for the head to announce. */
  modules?: (data: Data) => readonly (string | undefined)[];
  /** What the page is about, for those who read it by machine. */
  about?: (page: DescribedPage<Data>) => JsonLd[];
}

export interface RouteParams {
  readonly [name: string]: string | undefined;
}

export type FactsEntry = readonly [route: Route, facts: RouteFacts<unknown>];

/** Holds the facts to the type of the route's data, which the table then puts aside. */
export const routeFacts = <Data>(route: Route<Data>, facts: RouteFacts<NoInfer<Data>>): FactsEntry => [
  route,
  facts as RouteFacts<unknown>,
];
