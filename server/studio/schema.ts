import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '../__generated__/studio-resolvers';
import { studioSdl } from '../__generated__/studio-sdl';
import { draftFields, draftMutations } from './resolvers/draft';
import { historyFields, historyMutations } from './resolvers/history';
import { itemFields, regionQueries } from './resolvers/items';
import { pictureFields, pictureMutations } from './resolvers/pictures';
import { Person, personMutations, personQueries, signInMutations } from './resolvers/person';
import { presenceMutations } from './resolvers/presence';
import { previewFields, previewMutations } from './resolvers/preview';
import { sellingFields } from './resolvers/selling';
import { storeFields, storeMutations, storeQueries } from './resolvers/store';
import { studioScalars } from './scalars';

const resolvers: Resolvers = {
  ...studioScalars,
  Query: { ...personQueries, ...storeQueries, ...regionQueries },
  Person,
  Store: {
    ...storeFields,
    ...draftFields,
    ...sellingFields,
    ...historyFields,
    ...pictureFields,
    ...previewFields,
    ...itemFields,
  },
  Mutation: {
    ...signInMutations,
    ...personMutations,
    ...storeMutations,
    ...draftMutations,
    ...historyMutations,
    ...presenceMutations,
    ...pictureMutations,
    ...previewMutations,
  },
};

/** One schema per process: it is stateless and slow to build. */
export const studioSchema: GraphQLSchema = createSchema({ typeDefs: studioSdl, resolvers });
