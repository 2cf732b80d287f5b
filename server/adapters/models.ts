import type { ResolversParentTypes } from '../__generated__/resolvers';
import type { components } from '../__generated__/rest';

/** What adapters give to resolvers: members of the schema's unions, named. */
export type ComponentModel = ResolversParentTypes['Component'];
export type SegmentModel = ResolversParentTypes['Segment'];
export type ItemModel = ResolversParentTypes['Item'];

/** What the provider says; nothing outside the adapters knows these. */
export type Rest = components['schemas'];
