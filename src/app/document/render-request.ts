import type { Readable } from 'node:stream';
import type { Execute } from '../../api/execute';
import type { PageContext } from '../../routing/page-context';

export interface AssetFiles {
  js: readonly string[];
  css: readonly string[];
}

/** The files of the entry, and those that each lazy module adds, by its path without extension. */
export interface AssetManifest {
  entry: AssetFiles;
  modules: { readonly [path: string]: AssetFiles };
}

export interface PageAssets extends AssetManifest {
  /** The inline script of the page, before all others. */
  early: string;
}

/** What only the pages of a preview have. */
export interface PreviewParts {
  /** In the head, before all other scripts. */
  script: string;
  /** Before the application. */
  strip: string;
}

export interface RenderRequest extends PageContext {
  /** Null for a store's own pages. */
  preview?: PreviewParts | null;
  /** The path inside the store. */
  path: string;
  /** With a leading `?`, or empty; only parameters that the page reads. */
  search: string;
  /** The whole query of the request, for the redirect after signing in. */
  askedSearch: string;
  /** The URL contains the language, so search engines see a separate page. */
  localeAsked: boolean;
  /** Whether `execute` answers private documents for a customer; only used for private pages and stores for members. */
  signedIn: boolean;
  /** Guests of the store may only sign in. */
  forMembers: boolean;
  nonce: string;
  execute: Execute;
  assets: PageAssets;
  /** A small version of a picture as a data URL; null if there is none, or none in time. Never fails. */
  inlinePicture?: (path: string, width: number) => Promise<{ url: string | null; pending: boolean }>;
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
      /** The rest of the document, known when the application has been read to its end. */
      after: () => string;
      /** Late parts of the application are still to come. */
      isStreamed: boolean;
      /** Everything was loaded and rendered, so the page may be cached for other guests. */
      isWhole: () => boolean;
    };
