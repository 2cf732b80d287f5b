import type { ResolversParentTypes } from '../__generated__/resolvers';
import type { components } from '../__generated__/rest';

/** What adapters give to resolvers: members of the schema's unions, named. */
export type ComponentModel = ResolversParentTypes['Component'];
export type SegmentModel = ResolversParentTypes['Segment'];
export type ItemModel = ResolversParentTypes['Item'];
export type ItemPageModel = ResolversParentTypes['ItemPage'] & { readonly reviewsHidden: boolean };
export type ItemDetailsModel = ResolversParentTypes['ItemDetails'];
export type ShopItemsModel = ResolversParentTypes['ShopItems'];
export type SearchModel = ResolversParentTypes['SearchPage'];
export type NearMeModel = ResolversParentTypes['NearMePage'];
/** The name of the item stands in its page. */
export type ReviewsModel = Omit<ResolversParentTypes['ReviewList'], 'title'>;

/** What the provider says; nothing outside the adapters knows these. */
export type Rest = components['schemas'];
