import type { Readable } from 'node:stream';
import type { Execute } from '../../api/execute';
import type { PageContext } from '../../routing/page-context';

export interface AssetFiles {
  js: readonly string[];
  css: readonly string[];
}

/** What the entry needs, and what each module that is loaded lazily adds; by its path without an ending. */
export interface AssetManifest {
  entry: AssetFiles;
  modules: { readonly [path: string]: AssetFiles };
}

export interface PageAssets extends AssetManifest {
  /** The script that stands in the page itself, before all others. */
  early: string;
}

export interface RenderRequest extends PageContext {
  /** The path inside the store. */
  path: string;
  /** With a leading `?`, or empty; only parameters that the page reads. */
  search: string;
  /** All of the query as it was asked, for the way back after signing in. */
  askedSearch: string;
  /** The language stands in the address, so the page is one of its own for search engines. */
  localeAsked: boolean;
  /** `execute` answers private documents for a customer; only asked of private pages and of stores for members. */
  signedIn: boolean;
  /** Guests of the store may only sign in. */
  forMembers: boolean;
  nonce: string;
  execute: Execute;
  assets: PageAssets;
  report: (error: unknown) => void;
}

export type RenderAnswer =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'page';
      status: 200 | 404 | 502 | 503;
      /** The document up to the application. */
      before: string;
      application: Readable;
      /** The rest of the document; known when the application has been read to its end. */
      after: () => string;
      /** Everything was loaded and rendered, so that the page may be kept for other guests. */
      isWhole: () => boolean;
    };
