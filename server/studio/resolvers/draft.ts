import type { Conflict, Draft, MutationResolvers, StoreResolvers } from '../../__generated__/studio-resolvers';
import type { Reply } from '../../provider-client/operation';
import { outcomeOf, resultOf } from '../results';
import { staffCalls } from '../studio-context';

type DraftData = NonNullable<Reply<'readDraft'>['data']>;
type PublicationData = NonNullable<Reply<'publishDraft'>['data']>;

/** JSON has no `undefined`: a value that does not exist is null. */
export const conflictOf = ({ pointer, base, kept, other, by }: DraftData['conflicts'][number]): Conflict => ({
  pointer,
  base: base ?? null,
  kept: kept ?? null,
  other: other ?? null,
  by,
});

const draftOf = (draft: DraftData): Draft & { readonly __typename: 'Draft' } => ({
  __typename: 'Draft',
  version: draft.version,
  base: draft.base,
  shown: draft.shown,
  document: draft.document,
  issues: draft.issues,
  conflicts: draft.conflicts.map(conflictOf),
  author: draft.author,
  savedAt: draft.saved_at,
});

export const publicationOf = ({ revision, changed }: PublicationData) => ({
  __typename: 'Publication' as const,
  revision,
  hasChanged: changed === 1,
});

export const draftFields: Pick<StoreResolvers, 'draft'> = {
  draft: async ({ membership: { codename }, calls }) =>
    resultOf(await calls.ofStore(codename).readDraft({ codename }), draftOf),
};

export const draftMutations: Pick<
  MutationResolvers,
  'cancelScheduled' | 'discardDraft' | 'moveScheduled' | 'publishDraft' | 'saveDraft' | 'scheduleDraft'
> = {
  saveDraft: async (_parent, { input: { codename, version, document, decided } }, context) =>
    resultOf(
      await staffCalls(context)
        .ofStore(codename)
        .saveDraft({ codename, version, document: document as DraftData['document'], decided: [...(decided ?? [])] }),
      draftOf,
    ),

  discardDraft: async (_parent, { input: { codename } }, context) =>
    resultOf(await staffCalls(context).ofStore(codename).discardDraft({ codename }), draftOf),

  publishDraft: async (_parent, { input: { codename, version, message } }, context) =>
    resultOf(
      await staffCalls(context)
        .ofStore(codename)
        .publishDraft({ codename, version, ...(message && { message }) }),
      publicationOf,
    ),

  scheduleDraft: async (_parent, { input: { codename, version, from, until, message } }, context) =>
    resultOf(
      await staffCalls(context)
        .ofStore(codename)
        .scheduleDraft({ codename, version, from, ...(until && { until }), ...(message && { message }) }),
      ({ plan }) => ({ __typename: 'Scheduled', plan }),
    ),

  moveScheduled: async (_parent, { input: { codename, plan, from, until } }, context) =>
    outcomeOf(
      await staffCalls(context)
        .ofStore(codename)
        .moveScheduled({ codename, plan, ...(from && { from }), ...(until && { until }) }),
    ),

  cancelScheduled: async (_parent, { input: { codename, plan } }, context) =>
    outcomeOf(await staffCalls(context).ofStore(codename).cancelScheduled({ codename, plan })),
};
