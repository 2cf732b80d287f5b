import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  N: number;
  r: number;
  p: number;
}

const cost: Cost = { N: 16_384, r: 8, p: 5 };
const keyBytes = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const written = (salt: Buffer, key: Buffer) =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** As much work as any other, and no password has it. */
const hashOfNobody = written(Buffer.alloc(16), Buffer.alloc(keyBytes));

/** A password as it is kept: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await derive(password, salt, cost));
}

/** Whether a kept password is this one. Where there is nobody it takes as long and is false. */
export async function isPassword(password: string, hash: string = hashOfNobody): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  const kept = Buffer.from(key, 'base64url');
  return kept.length === derived.length && timingSafeEqual(kept, derived);
}
