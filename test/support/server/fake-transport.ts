import type { Exchange, ExchangeRequest, Transport } from '../../../server/provider-client/transport';

export const ok = (body: unknown = { success: true, message: '' }): Exchange => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  etag: null,
  text: JSON.stringify(body),
});

export const answered = (status: number, text = '', contentType = 'application/json'): Exchange => ({
  status,
  contentType,
  etag: null,
  text,
});

/** A transport with prepared answers in order; the last one is repeated forever. */
export function fakeTransport(...answers: (Exchange | Error | 'silence')[]) {
  const sent: ExchangeRequest[] = [];
  const transport: Transport = {
    async send(request) {
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push(request);
      if (answer === 'silence') return silence(request.signal);
      if (answer instanceof Error) throw answer;
      return answer ?? ok();
    },
    close: async () => {},
  };
  return { transport, sent, answers };
}

/** Never answers, until the caller aborts. */
const silence = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

export const scope = { store: 'warung', requestId: 'request-1' };
