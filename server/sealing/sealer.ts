import type { Preview } from './preview-sealer';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealer {
  /** Letters, digits, `-` and `_`. */
  readonly seal: (text: string) => string;
  /** Null if it was not sealed here for this purpose, or has been changed. */
  readonly open: (sealed: string) => string | null;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const maxLength = 2_000;

/**
 * @param secrets the first seals and all of them open, for rotation. @param purpose texts can be opened only for the
 * purpose for which they were sealed
 */
export function createSealer(secrets: readonly string[], purpose: string): Sealer {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  const [key] = keys;
  if (!key) throw new Error('A sealer needs a secret');
  return {
    seal(text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength });
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },

    open(sealed) {
      if (sealed.length > maxLength || !/^[\w-]+$/.test(sealed)) return null;
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= ivLength + tagLength) return null;
      for (const one of keys) {
        const text = decrypt(one, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function decrypt(key: Buffer, bytes: Buffer): string | null {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const encrypted = bytes.subarray(ivLength + tagLength);
  try {
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    // The authentication tag does not match, so it was not sealed here.
    return null;
  }
}

/** The position is personal, so no URL contains it unencrypted. */
export interface FramePayload {
  readonly store: string;
  readonly kind: 'component' | 'item';
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly preview?: Preview;
}

export interface FrameSealer {
  /** A text for a URL, valid for 5 minutes. */
  readonly seal: (payload: FramePayload) => string;
  /** Null if the text was not sealed here, has been changed or has expired. */
  readonly open: (sealed: string) => FramePayload | null;
}

const lifetime = 5 * 60_000;

export function createFrameSealer(secrets: readonly string[], now: () => number = Date.now): FrameSealer {
  const sealer = createSealer(secrets, 'frame documents');
  return {
    seal: (payload) => sealer.seal(JSON.stringify({ ...payload, expiresAt: now() + lifetime })),

    open(sealed) {
      const text = sealer.open(sealed);
      if (text === null) return null;
      const { expiresAt, ...payload } = JSON.parse(text) as FramePayload & { expiresAt: number };
      return now() < expiresAt ? payload : null;
    },
  };
}
