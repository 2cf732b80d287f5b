import type { EncodedPicture } from '../../provider-client/operation';
import type { PrivatePicture } from '../../provider-client/private-pictures';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { mapOutcome } from '../../model/map-refusal';
import type { OutcomeModel } from '../../model/models';

const isFileId = (id: string) => /^[A-Za-z0-9_.-]{8,64}$/.test(id);

/** Pictures that a customer uploads for forms; `find` returns null unless the picture is the customer's own. */
export const createFormFiles = (provider: ProviderCalls) => ({
  send: async (id: string, picture: EncodedPicture): Promise<OutcomeModel> =>
    mapOutcome(await provider.sendFormFile({ file_uid: id, picture })),

  find: async (id: string): Promise<PrivatePicture | null> =>
    isFileId(id) ? provider.getFormFile({ file_uid: id }) : null,
});

export type FormFiles = ReturnType<typeof createFormFiles>;
