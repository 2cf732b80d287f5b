import { type IncomingHttpHeaders, request as sendPlain } from 'node:http';
import { request as sendTls } from 'node:https';

export interface Question {
  /** Sent unchanged: nothing is resolved or encoded. */
  url: string;
  method?: string;
  headers?: { readonly [name: string]: string };
  payload?: string;
  /** The client's own loopback address, such as `127.0.0.2`. */
  from?: string;
  /** The trusted certificate of an `https:` origin, in PEM. */
  certificate?: string;
}

export interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
  rawPayload: Buffer;
}

/** One HTTP exchange on a new connection, without the corrections of higher-level clients. */
export const ask = (origin: string, { url, method = 'GET', headers = {}, payload, from, certificate }: Question) =>
  new Promise<Answer>((done, fail) => {
    const { protocol, hostname, port } = new URL(origin);
    const send = protocol === 'https:' ? sendTls : sendPlain;
    const target = { hostname, port, path: url, method, headers, agent: false as const };
    const client = { ...(from && { localAddress: from }), ...(certificate && { ca: certificate }) };
    const request = send({ ...target, ...client }, (response) => {
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
