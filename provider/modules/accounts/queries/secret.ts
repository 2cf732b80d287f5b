import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** How a secret is kept: enough for what nobody can guess, never for a password. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('base64url');
