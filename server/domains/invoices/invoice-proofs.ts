import type { EncodedPicture } from '../../provider-client/operation';
import type { PrivatePicture } from '../../provider-client/private-pictures';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { isViewUid } from '../../model/ids';
import { mapOutcome } from '../../model/map-refusal';
import type { OutcomeModel } from '../../model/models';

/** Finds only the customer's own invoices; null for others. */
export const createInvoiceProofs = (provider: ProviderCalls) => ({
  async send(invoice: string, picture: EncodedPicture): Promise<OutcomeModel | null> {
    if (!isViewUid(invoice)) return null;
    const reply = await provider.sendInvoiceProof({ id: invoice, picture }, { orNull: true });
    return reply && mapOutcome(reply);
  },

  find: async (invoice: string): Promise<PrivatePicture | null> =>
    isViewUid(invoice) ? provider.getInvoiceProof({ id: invoice }) : null,
});

export type InvoiceProofs = ReturnType<typeof createInvoiceProofs>;
