import { fromCallback } from 'xstate';
import type { InvoicePaymentEvent, ProofFile } from '../../../machines/invoices/invoice-payment-setup';
import { uploadPicture } from '../../api/upload-picture';

/** Uploads a picture to `url`. Aborted when the flow that started it stops. */
export const uploadProofTo = (url: string) =>
  fromCallback<InvoicePaymentEvent, ProofFile>(({ input, sendBack }) =>
    uploadPicture({
      url,
      picture: input,
      onProgress: (progress) => sendBack({ type: 'proof.progress', progress }),
      onEnd(end) {
        if (end.outcome === 'done') return sendBack({ type: 'proof.accept' });
        const refusal = { message: '', ...end, total: null };
        sendBack({ type: end.outcome === 'failed' ? 'proof.fail' : 'proof.refuse', refusal });
      },
    }),
  );
