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
