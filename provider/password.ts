import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** What a start without settings takes: N = 16,384, which is a quarter of a second and 16 MB a guess. */
export const defaultPasswordCost = 14;

const keyBytes = 32;
/** Enough for the highest cost that can be set. */
const maxmem = 2 ** 28;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const parameters = ({ N, r, p }: Cost) => ['scrypt', N, r, p].join('$');

const written = (cost: Cost, salt: Buffer, key: Buffer) =>
  [parameters(cost), salt.toString('base64url'), key.toString('base64url')].join('$');

export interface Passwords {
  /** A password as it is kept: `scrypt$N$r$p$salt$key`. */
  hash(password: string): Promise<string>;
  /** Whether a kept password is this one. Where there is nobody it takes as long and is false. */
  isRight(password: string, hash?: string): Promise<boolean>;
  /** Whether it was kept at another cost than passwords are now. */
  isOfOtherCost(hash: string): boolean;
}

/** Passwords kept by scrypt. @param cost the exponent of its N: one more makes each guess twice as dear */
export function createPasswords(cost = defaultPasswordCost): Passwords {
  const own: Cost = { N: 2 ** cost, r: 8, p: 5 };
  /** As much work as any other, and no password has it. */
  const hashOfNobody = written(own, Buffer.alloc(16), Buffer.alloc(keyBytes));

  return {
    async hash(password) {
      const salt = randomBytes(16);
      return written(own, salt, await derive(password, salt, own));
    },

    isOfOtherCost: (hash) => !hash.startsWith(`${parameters(own)}$`),

    async isRight(password, hash = hashOfNobody) {
      const [, N, r, p, salt = '', key = ''] = hash.split('$');
      const derived = await derive(password, Buffer.from(salt, 'base64url'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      });
      const kept = Buffer.from(key, 'base64url');
      return kept.length === derived.length && timingSafeEqual(kept, derived);
    },
  };
}
