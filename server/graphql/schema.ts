import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '../__generated__/resolvers';
import { sdl } from '../__generated__/sdl';
import { actionMutations, actionQueries } from './resolvers/action';
import { componentQueries } from './resolvers/component';
import { customHtmlMutations } from './resolvers/custom-html';
import { itemQueries, OpeningHours, ShopDetails, WebContentDetails } from './resolvers/item';
import { searchQueries } from './resolvers/search';
import { storeQueries } from './resolvers/store';
import { scalars } from './scalars';

const resolvers: Resolvers = {
  ...scalars,
  OpeningHours,
  ShopDetails,
  WebContentDetails,
  Query: { ...storeQueries, ...componentQueries, ...itemQueries, ...searchQueries, ...actionQueries },
  Mutation: { ...actionMutations, ...customHtmlMutations },
};

export const createFacadeSchema = (): GraphQLSchema => createSchema({ typeDefs: sdl, resolvers });
