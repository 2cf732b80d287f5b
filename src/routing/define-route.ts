import type { ComponentType } from 'react';
import type { DocumentRef } from '../api/document-ref';
import type { Failure } from '../api/loaded';
import type { Translate } from '../i18n/translate';
import type { ContentMode } from './content-mode';
import type { Head } from './head';
import type { LazyComponent } from '../lazy/lazy-component';

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
  /** The query parameters that the page reads; no other makes another page of it. */
  parameters?: readonly string[];
  /** Only for signed-in customers; others are sent to `/login?next=`. */
  private?: boolean;
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

/** A route whose types of path, data and variables are checked and then put aside. */
export type Route = RouteDefinition<string, unknown, object>;

/** A route is data: path, query, variables, lazy screen and a skeleton of the same height. */
export const defineRoute = <const Path extends string, Data = null, Variables extends object = object>(
  definition: RouteDefinition<Path, Data, Variables>,
): Route => definition as unknown as Route;
