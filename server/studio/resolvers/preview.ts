import type { MutationResolvers, PreviewLink, StoreResolvers } from '../../__generated__/studio-resolvers';
import type { Reply } from '../../provider-client/operation';
import { outcomeOf, resultOf } from '../results';
import { staffCalls, type StudioContext } from '../studio-context';

type LinkData = NonNullable<Reply<'sharePreview'>['data']>;

const hour = 3_600_000;

const linkOf = (
  { previews }: StudioContext,
  codename: string,
  { link_uid, revision, shared_by, created_at, expires_at, can_revoke }: LinkData,
): PreviewLink & { readonly __typename: 'PreviewLink' } => ({
  __typename: 'PreviewLink',
  id: link_uid,
  path: previews.path({ store: codename, revision, grant: link_uid, kind: 'link', expiresAt: Date.parse(expires_at) }),
  revision,
  sharedBy: shared_by,
  createdAt: created_at,
  expiresAt: expires_at,
  canRevoke: can_revoke === 1,
});

export const previewFields: Pick<StoreResolvers, 'preview' | 'previewLinks'> = {
  async preview({ membership: { codename }, calls }, { revision }, { previews, hasPreviews, now }) {
    if (!hasPreviews) return null;
    const { staff_uid: grant } = await calls.profile();
    const expiresAt = now() + hour;
    const path = previews.path({ store: codename, revision, grant, kind: 'studio', expiresAt });
    return { path, expiresAt: new Date(expiresAt).toISOString() };
  },

  previewLinks: async ({ membership: { codename }, calls }, _arguments, context) =>
    resultOf(await calls.ofStore(codename).listPreviews({ codename }), (links) => ({
      __typename: 'PreviewLinks',
      open: links.map((link) => linkOf(context, codename, link)),
    })),
};

export const previewMutations: Pick<MutationResolvers, 'revokePreview' | 'sharePreview'> = {
  sharePreview: async (_parent, { input: { codename, revision } }, context) =>
    resultOf(await staffCalls(context).ofStore(codename).sharePreview({ codename, revision }), (link) =>
      linkOf(context, codename, link),
    ),

  revokePreview: async (_parent, { input: { codename, id } }, context) =>
    outcomeOf(await staffCalls(context).ofStore(codename).revokePreview({ codename, link_uid: id })),
};
