import type { MutationResolvers } from '../../__generated__/studio-resolvers';
import { resultOf } from '../results';
import { staffCalls } from '../studio-context';

export const presenceMutations: Pick<MutationResolvers, 'reportPresence'> = {
  reportPresence: async (_parent, { input: { codename, client, pointer } }, context) =>
    resultOf(
      await staffCalls(context)
        .ofStore(codename)
        .reportPresence({ codename, client, ...(pointer && { pointer }) }),
      ({ version, current, saved_at, people }) => ({
        __typename: 'Presence',
        version,
        current,
        savedAt: saved_at,
        people: people.map(({ staff_uid, name, client: tab, pointer: place, seen_at }) => ({
          id: staff_uid,
          name,
          client: tab,
          pointer: place,
          seenAt: seen_at,
        })),
      }),
    ),
};
