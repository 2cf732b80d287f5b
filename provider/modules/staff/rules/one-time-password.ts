import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Codes of the time before and after are accepted too: clocks differ. */
const window = 1;
/** What apps show beside the code. */
const issuer = 'Studio';

const totpOf = (secret: string, label = '') => new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period });

/** 160 bits in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString();

/** The number of the 30 seconds whose code it is; null if it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

const codeCount = 10;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** 80 bits in four groups of four. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

export const newRecoveryCodes = () => Array.from({ length: codeCount }, newRecoveryCode);

/** Without what people add for reading. */
export const plainCode = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '');
