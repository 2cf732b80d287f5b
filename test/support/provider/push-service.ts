import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedPush {
  /** The last part of the endpoint. */
  browser: string;
  message: { title: string; body: string; tag: string; target: { type: string; uid: string } };
  ttl: number;
  urgency: string;
  /** The public key of the sender. */
  contact: string;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The browser's side of a subscription. */
function createBrowserKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

type BrowserKeys = ReturnType<typeof createBrowserKeys>;

/** RFC 8188 and 8291: one record of aes128gcm. @throws Error if the message was not encrypted for these keys */
function decrypt(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const key = derive(ecdh.computeSecret(sender), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = plain.lastIndexOf(2);
  if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The record has no end');
  return plain.subarray(0, end).toString('utf8');
}

/**
 * RFC 8292.
 * @returns the contact of the sender.
 * @throws Error if the token is not signed with `publicKey`, or is for another service
 */
function verifyVapid(authorization: string, publicKey: string, audience: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('Signed with another key');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: base64url(point.subarray(1, 33)), y: base64url(point.subarray(33, 65)) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token has another signature');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string | number>;
  if (aud !== audience) throw new Error(`The token is for ${aud}`);
  const seconds = Number(exp) - Date.now() / 1000;
  if (seconds <= 0 || seconds > 24 * 3600) throw new Error('The token ends too late or has ended');
  return String(sub);
}

/** A push service that speaks Web Push: it verifies who sends, and decrypts with the browsers' own keys. */
export async function startPushService() {
  const browsers = new Map<string, BrowserKeys>();
  const statuses = new Map<string, { status: number; headers?: Record<string, string> }>();
  const received: ReceivedPush[] = [];
  const errors: string[] = [];
  let requests = 0;
  let publicKey = '';
  const server = createServer((request, response) => {
    requests += 1;
    const browser = request.url?.split('/').at(-1) ?? '';
    const { status = 201, headers } = statuses.get(browser) ?? {};
    buffer(request)
      .then((body) => {
        const keys = browsers.get(browser);
        if (!keys) throw new Error('Nobody subscribed there');
        if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('Another encoding');
        const contact = verifyVapid(request.headers.authorization ?? '', publicKey, origin);
        const message = JSON.parse(decrypt(body, keys)) as ReceivedPush['message'];
        const { ttl, urgency } = request.headers;
        if (status < 300) received.push({ browser, message, ttl: Number(ttl), urgency: String(urgency), contact });
      })
      .catch((error: Error) => errors.push(error.message))
      .finally(() => response.writeHead(status, headers).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    received,
    /** Messages to unknown browsers, or with an invalid encryption or signature. */
    errors,
    requests: () => requests,

    trust(key: string) {
      publicKey = key;
    },

    /** The result of a browser's `subscribe`. */
    subscribe() {
      const keys = createBrowserKeys();
      const browser = base64url(randomBytes(9));
      browsers.set(browser, keys);
      const p256dh = base64url(keys.ecdh.getPublicKey());
      return { browser, endpoint: `${origin}/send/${browser}`, p256dh, auth: base64url(keys.auth) };
    },

    /** Sets the answer for a browser. */
    answer(browser: string, status: number, headers?: Record<string, string>) {
      statuses.set(browser, { status, headers });
    },

    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type TestPushService = Awaited<ReturnType<typeof startPushService>>;
