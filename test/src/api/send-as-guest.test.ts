import type { DocumentRef } from '../../../src/api/execute';
import { sendAsGuest } from '../../../src/api/send-as-guest';

const endpoint = 'http://shop.test/graphql?store=warung&lang=id';
const count: DocumentRef<object, { view: string }> = { id: 'sha256:1', kind: 'mutation' };
const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  globalThis.fetch = sent as unknown as typeof fetch;
});

test('sends the document by POST without a session, and reads the answer', async () => {
  const answer = Response.json({ data: {} });
  sent.mockResolvedValueOnce(answer);
  sendAsGuest(endpoint, count, { view: '/' });
  const [url, { method, headers, body }] = sent.mock.lastCall ?? ['', {}];
  expect({ url, method, headers }).toEqual({
    url: endpoint,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  expect(JSON.parse(body as string)).toEqual({ documentId: 'sha256:1', variables: { view: '/' } });
  await new Promise((done) => setTimeout(done, 0));
  expect(answer.bodyUsed).toBe(true);
});

test('ignores that nothing answers', async () => {
  const failure = Promise.reject(new Error('offline'));
  sent.mockReturnValueOnce(failure);
  sendAsGuest(endpoint, count, { view: '/' });
  await expect(failure).rejects.toThrow('offline');
});
