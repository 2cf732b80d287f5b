import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '../__generated__/resolvers';
import { sdl } from '../__generated__/sdl';
import { actionMutations, actionQueries } from './resolvers/action';
import { componentQueries } from './resolvers/component';
import { customHtmlMutations } from './resolvers/custom-html';
import { itemQueries } from './resolvers/item';
import { storeQueries } from './resolvers/store';
import { scalars } from './scalars';

const resolvers: Resolvers = {
  ...scalars,
  Query: { ...storeQueries, ...componentQueries, ...itemQueries, ...actionQueries },
  Mutation: { ...actionMutations, ...customHtmlMutations },
};

export const createFacadeSchema = (): GraphQLSchema => createSchema({ typeDefs: sdl, resolvers });
