import { fromCallback } from 'xstate';
import type { InvoicePaymentEvent, ProofFile } from '../../../machines/money/invoice-payment-setup';

interface ProofAnswer {
  success?: unknown;
  code?: unknown;
  message?: unknown;
}

function eventOf({ status, response }: XMLHttpRequest): InvoicePaymentEvent {
  const answer = (typeof response === 'object' && response !== null ? response : {}) as ProofAnswer;
  if (status === 200 && answer.success === true) return { type: 'proof.accept' };
  if (typeof answer.code !== 'string') return { type: 'proof.fail' };
  const message = typeof answer.message === 'string' ? answer.message : '';
  return { type: 'proof.refuse', refusal: { code: answer.code, message, total: null } };
}

/** Sends a picture to `url`; `fetch` tells no progress. Ends with the flow that started it. */
export const uploadProofTo = (url: string) =>
  fromCallback<InvoicePaymentEvent, ProofFile>(({ input, sendBack }) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      sendBack({ type: 'proof.progress', progress: total > 0 ? loaded / total : 0 }),
    );
    request.addEventListener('load', () => sendBack(eventOf(request)));
    for (const end of ['error', 'timeout']) request.addEventListener(end, () => sendBack({ type: 'proof.fail' }));
    request.open('POST', url);
    request.setRequestHeader('content-type', input.type);
    request.send(input);
    return () => request.abort();
  });
