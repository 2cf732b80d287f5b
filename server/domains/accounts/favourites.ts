import { maxFavourites } from '../../__generated__/limits';
import type { Favourite } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { lineGone, mapOutcome } from '../../model/map-refusal';
import { isViewUid } from '../../model/ids';
import type { OutcomeModel } from '../../model/models';
import { mediaPath } from '../../values/links';

export const createFavourites = (provider: ProviderCalls) => ({
  async list(): Promise<Favourite[]> {
    const { data } = await provider.listFavourites();
    return data
      .slice(0, maxFavourites)
      .map(({ view_uid, title, image }) => ({ id: view_uid, title, image: mediaPath(image) }));
  },

  async save(item: string, isFavourite: boolean): Promise<OutcomeModel> {
    if (!isViewUid(item)) return lineGone;
    return mapOutcome(await provider.saveFavourite({ view_uid: item, favourite: isFavourite ? 1 : 0 }));
  },

  async merge(items: readonly string[], idempotencyKey: string): Promise<OutcomeModel> {
    const own = items.filter(isViewUid).slice(0, maxFavourites);
    if (own.length === 0) return { __typename: 'Done', message: '' };
    return mapOutcome(await provider.mergeFavourites({ view_uids: own.join(','), session_code: idempotencyKey }));
  },
});
