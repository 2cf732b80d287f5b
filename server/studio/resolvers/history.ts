import type { MutationResolvers, StoreResolvers } from '../../__generated__/studio-resolvers';
import { endKind, resultOf } from '../results';
import { staffCalls } from '../studio-context';
import { conflictOf, publicationOf } from './draft';

const upperCase = <Code extends string>(code: Code) => code.toUpperCase() as Uppercase<Code>;

export const historyFields: Pick<StoreResolvers, 'history' | 'revision' | 'revisionAt' | 'schedule'> = {
  schedule: async ({ membership: { codename }, calls }) =>
    resultOf(await calls.ofStore(codename).listScheduled({ codename }), (ends) => ({
      __typename: 'Schedule',
      ends: ends.map(({ plan, end, at, revision, author, message, conflicts }) => ({
        plan,
        end: endKind(end),
        at,
        revision,
        author,
        message,
        conflicts: conflicts.map(conflictOf),
      })),
    })),

  history: async ({ membership: { codename }, calls }) =>
    resultOf(await calls.ofStore(codename).listHistory({ codename }), (entries) => ({
      __typename: 'History',
      entries: entries.map(({ number, created_at, current, moves }) => ({
        number,
        createdAt: created_at,
        isCurrent: current === 1,
        moves: moves.map(({ cause, at, author, message }) => ({ cause: upperCase(cause), at, author, message })),
      })),
    })),

  revision: async ({ membership: { codename }, calls }, { number }) =>
    resultOf(await calls.ofStore(codename).readRevision({ codename, number }), (revision) => ({
      __typename: 'Revision',
      ...revision,
    })),

  revisionAt: async ({ membership: { codename }, calls }, { moment }) =>
    resultOf(await calls.ofStore(codename).findRevisionAt({ codename, moment }), (revision) => ({
      __typename: 'RevisionAt',
      ...revision,
    })),
};

export const historyMutations: Pick<MutationResolvers, 'restoreRevision'> = {
  restoreRevision: async (_parent, { input: { codename, number, current, message } }, context) =>
    resultOf(
      await staffCalls(context)
        .ofStore(codename)
        .restoreRevision({ codename, number, ...(current && { current }), ...(message && { message }) }),
      publicationOf,
    ),
};
