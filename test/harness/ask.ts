import { type IncomingHttpHeaders, request as send } from 'node:http';

export interface Question {
  /** Sent as it is written: nothing is resolved or encoded. */
  url: string;
  method?: string;
  headers?: { readonly [name: string]: string };
  payload?: string;
}

export interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
  rawPayload: Buffer;
}

/** One HTTP exchange on a connection of its own, without anything that a client of comfort would mend. */
export const ask = (origin: string, { url, method = 'GET', headers = {}, payload }: Question) =>
  new Promise<Answer>((done, fail) => {
    const { hostname, port } = new URL(origin);
    const request = send({ hostname, port, path: url, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', fail);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const rawPayload = Buffer.concat(chunks);
        done({
          statusCode: response.statusCode ?? 0,
          headers: response.headers,
          body: rawPayload.toString(),
          rawPayload,
        });
      });
    });
    request.on('error', fail);
    request.end(payload);
  });
