import type { MutationResolvers, Pictures, PictureUse, StoreResolvers } from '../../__generated__/studio-resolvers';
import type { Reply } from '../../provider-client/operation';
import { outcomeOf, resultOf } from '../results';
import { staffCalls } from '../studio-context';

type PicturesData = NonNullable<Reply<'listStorePictures'>['data']>;
type UseData = PicturesData['pictures'][number]['uses'][number];

const useOf = ({ revision, pointer }: UseData, current: number): PictureUse => ({
  in: revision < 0 ? 'DRAFT' : revision === current ? 'CURRENT' : 'SCHEDULED',
  revision,
  pointer,
});

const picturesOf = ({ limit, current, pictures }: PicturesData): Pictures & { readonly __typename: 'Pictures' } => ({
  __typename: 'Pictures',
  limit,
  pictures: pictures.map(({ is_added, added_at, item_titles, uses, ...picture }) => ({
    ...picture,
    isAdded: is_added === 1,
    addedAt: added_at,
    itemTitles: item_titles,
    uses: uses.map((use) => useOf(use, current)),
  })),
});

export const pictureFields: Pick<StoreResolvers, 'pictures'> = {
  pictures: async ({ membership: { codename }, calls }) =>
    resultOf(await calls.ofStore(codename).listStorePictures({ codename }), picturesOf),
};

export const pictureMutations: Pick<MutationResolvers, 'deletePicture' | 'restorePicture' | 'savePicture'> = {
  savePicture: async (_parent, { input }, context) =>
    outcomeOf(await staffCalls(context).ofStore(input.codename).saveStorePicture(input)),

  deletePicture: async (_parent, { input }, context) =>
    outcomeOf(await staffCalls(context).ofStore(input.codename).deleteStorePicture(input)),

  restorePicture: async (_parent, { input }, context) =>
    outcomeOf(await staffCalls(context).ofStore(input.codename).restoreStorePicture(input)),
};
