import type { EncodedPicture } from '../../provider-client/operation';
import type { PrivatePicture } from '../../provider-client/private-pictures';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { mapOutcome } from '../../model/map-refusal';
import type { OutcomeModel } from '../../model/models';

const isPhotoId = (id: string) => /^[A-Za-z0-9_.-]{8,64}$/.test(id);

/** The customer's own profile photo; `find` returns null for any other id. */
export const createPhotos = (provider: ProviderCalls) => ({
  send: async (id: string, picture: EncodedPicture): Promise<OutcomeModel> =>
    mapOutcome(await provider.sendPhoto({ photo_uid: id, picture })),

  find: async (id: string): Promise<PrivatePicture | null> =>
    isPhotoId(id) ? provider.getPhoto({ photo_uid: id }) : null,
});

export type Photos = ReturnType<typeof createPhotos>;
