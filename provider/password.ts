import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** N = 16,384: a quarter of a second and 16 MB per attempt. */
export const defaultPasswordCost = 14;

const keyBytes = 32;
/** Enough memory for the highest cost. */
const maxmem = 2 ** 28;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const parameters = ({ N, r, p }: Cost) => ['scrypt', N, r, p].join('$');

const format = (cost: Cost, salt: Buffer, key: Buffer) =>
  [parameters(cost), salt.toString('base64url'), key.toString('base64url')].join('$');

export interface Passwords {
  /** @returns `scrypt$N$r$p$salt$key` */
  hash(password: string): Promise<string>;
  /** Returns false if there is no hash, after the same amount of work. */
  matches(password: string, hash?: string): Promise<boolean>;
  /** Whether it was hashed at another cost. */
  needsRehash(hash: string): boolean;
}

/** @param cost exponent of scrypt's N: one more doubles the work */
export function createPasswords(cost = defaultPasswordCost): Passwords {
  const own: Cost = { N: 2 ** cost, r: 8, p: 5 };
  /** A hash that takes the same work as any other but matches no password. */
  const hashOfNobody = format(own, Buffer.alloc(16), Buffer.alloc(keyBytes));

  return {
    async hash(password) {
      const salt = randomBytes(16);
      return format(own, salt, await derive(password, salt, own));
    },

    needsRehash: (hash) => !hash.startsWith(`${parameters(own)}$`),

    async matches(password, hash = hashOfNobody) {
      const [, N, r, p, salt = '', key = ''] = hash.split('$');
      const derived = await derive(password, Buffer.from(salt, 'base64url'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      });
      const expected = Buffer.from(key, 'base64url');
      return expected.length === derived.length && timingSafeEqual(expected, derived);
    },
  };
}
