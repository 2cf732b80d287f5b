import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const minSecretLength = 32;

const sync = (path: string) => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

function writeSecret(directory: string, path: string) {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    // A link never replaces a secret that another start has just created.
    linkSync(draft, path);
    sync(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The data directory's secret, created if missing, readable by its owner only. @throws Error if it is too short */
export function storedSecret(directory: string): string {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'session-secret');
  if (readSecret(path) === undefined) writeSecret(directory, path);
  const secret = readSecret(path) ?? '';
  if (secret.length >= minSecretLength) return secret;
  throw new Error(
    `${path} holds ${secret.length} characters, a secret needs ${minSecretLength}. Delete the file to generate a new one (all customers have to sign in again), or set SESSION_SECRET.`,
  );
}
