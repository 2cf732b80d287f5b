import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a frame document is made of. The position is personal, so it stands in no address unencrypted. */
export interface FramePayload {
  /** Codename of the store. */
  readonly store: string;
  readonly kind: 'component' | 'item';
  readonly viewUid: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface FrameSealer {
  /** A text for an address, good for 5 minutes. */
  readonly seal: (payload: FramePayload) => string;
  /** Null where the text was not sealed here, was changed, or is too old. */
  readonly open: (sealed: string) => FramePayload | null;
}

const lifetime = 5 * 60_000;
const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const longest = 2_000;

export function createFrameSealer(secret: string, now: () => number = Date.now): FrameSealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'frame documents', 32));
  return {
    seal(payload) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength });
      const text = JSON.stringify({ ...payload, expiresAt: now() + lifetime });
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },

    open(sealed) {
      if (sealed.length > longest || !/^[\w-]+$/.test(sealed)) return null;
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= ivLength + tagLength) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      const text = decrypted(decipher, bytes.subarray(ivLength + tagLength));
      if (text === null) return null;
      const { expiresAt, ...payload } = JSON.parse(text) as FramePayload & { expiresAt: number };
      return now() < expiresAt ? payload : null;
    },
  };
}

function decrypted(decipher: ReturnType<typeof createDecipheriv>, bytes: Buffer): string | null {
  try {
    return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: not our seal.
    return null;
  }
}
