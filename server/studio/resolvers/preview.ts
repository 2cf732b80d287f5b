import type {
  MutationResolvers,
  PreviewLink,
  PreviewViewer,
  StoreResolvers,
} from '../../__generated__/studio-resolvers';
import type { Preview } from '../../sealing/preview-sealer';
import type { Reply } from '../../provider-client/operation';
import { outcomeOf, resultOf } from '../results';
import { staffCalls, type StudioContext } from '../studio-context';

type LinkData = NonNullable<Reply<'sharePreview'>['data']>;

const viewerOf: Readonly<Record<PreviewViewer, Preview['viewer']>> = { GUEST: 'guest', CUSTOMER: 'customer' };

const hour = 3_600_000;

const linkOf = (
  { previews }: StudioContext,
  { codename, viewer }: { readonly codename: string; readonly viewer: Preview['viewer'] },
  { link_uid, revision, shared_by, created_at, expires_at, can_revoke }: LinkData,
): PreviewLink & { readonly __typename: 'PreviewLink' } => ({
  __typename: 'PreviewLink',
  id: link_uid,
  path: previews.path({
    store: codename,
    revision,
    grant: link_uid,
    kind: 'link',
    viewer,
    expiresAt: Date.parse(expires_at),
  }),
  revision,
  sharedBy: shared_by,
  createdAt: created_at,
  expiresAt: expires_at,
  canRevoke: can_revoke === 1,
});

export const previewFields: Pick<StoreResolvers, 'preview' | 'previewLinks'> = {
  async preview({ membership: { codename }, calls }, { revision, viewer: asked }, { previews, hasPreviews, now }) {
    const { staff_uid: grant } = await calls.profile();
    const expiresAt = now() + hour;
    const viewer = viewerOf[asked];
    const preview = { store: codename, revision, grant, kind: 'studio', viewer, expiresAt } as const;
    if (!(await hasPreviews(preview))) return null;
    return { path: previews.path(preview), expiresAt: new Date(expiresAt).toISOString() };
  },

  previewLinks: async ({ membership: { codename }, calls }, { viewer }, context) =>
    resultOf(await calls.ofStore(codename).listPreviews({ codename }), (links) => ({
      __typename: 'PreviewLinks',
      open: links.map((link) => linkOf(context, { codename, viewer: viewerOf[viewer] }, link)),
    })),
};

export const previewMutations: Pick<MutationResolvers, 'revokePreview' | 'sharePreview'> = {
  sharePreview: async (_parent, { input: { codename, revision, viewer = 'GUEST' } }, context) =>
    resultOf(await staffCalls(context).ofStore(codename).sharePreview({ codename, revision }), (link) =>
      linkOf(context, { codename, viewer: viewerOf[viewer] }, link),
    ),

  revokePreview: async (_parent, { input: { codename, id } }, context) =>
    outcomeOf(await staffCalls(context).ofStore(codename).revokePreview({ codename, link_uid: id })),
};
