import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Listens on its own connection. */
export async function listenTo(url: string, headers: Record<string, string> = {}) {
  const asked = get(url, { headers, agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const pieces: AsyncIterator<string> = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  return {
    response,
    /** Resolves with everything sent, once it contains `words` or the stream ends. */
    async until(words: string) {
      while (!text.includes(words)) {
        const { value, done } = await pieces.next();
        if (done) break;
        text += value;
      }
      return text;
    },
  };
}
