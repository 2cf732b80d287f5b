import { createSealer } from './sealer';

/** A store at a revision, and who may see it. */
export interface Preview {
  /** The store's codename. */
  readonly store: string;
  /** A draft's is below 0. */
  readonly revision: number;
  /** The id of the member who looks, or of a shared link; the provider checks it at each read. */
  readonly grant: string;
  /** `studio`: for one member, in the studio's frame. `link`: for everybody who has the link. */
  readonly kind: 'studio' | 'link';
  /** Who seems to look at the store: a guest, or a customer who is made up. */
  readonly viewer: 'guest' | 'customer';
  /** In milliseconds. */
  readonly expiresAt: number;
}

export interface PreviewSealer {
  /** The base of all links of the preview. */
  readonly path: (preview: Preview) => string;
  /** Null if it was not sealed here, has been changed, has expired, or is of another store. */
  readonly open: (sealed: string, codename: string) => Preview | null;
}

export const previewRoot = '/preview';

export function createPreviewSealer(secrets: readonly string[], now: () => number): PreviewSealer {
  const sealer = createSealer(secrets, 'previews');
  return {
    path({ store, revision, grant, kind, viewer, expiresAt }) {
      const fields = [store, revision, grant, kind, expiresAt.toString(36), viewer];
      return `${previewRoot}/${sealer.seal(fields.join(' '))}/${store}`;
    },

    open(sealed, codename) {
      const text = sealer.open(sealed);
      if (text === null) return null;
      const [store = '', revision, grant = '', kind, expires = '', viewer] = text.split(' ');
      const preview: Preview = {
        store,
        revision: Number(revision),
        grant,
        kind: kind === 'link' ? 'link' : 'studio',
        // Paths from before customers were made up have none.
        viewer: viewer === 'customer' ? 'customer' : 'guest',
        expiresAt: Number.parseInt(expires, 36),
      };
      return store === codename && now() < preview.expiresAt ? preview : null;
    },
  };
}
