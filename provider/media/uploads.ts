import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type BlobStore, blobTypes } from './blob-store';
import { createS3Blobs } from './s3-blobs';

const keyPattern = /^[a-z]+\/[0-9a-f]{64}\.[a-z]{3,4}$/;

/** One file per blob, written completely or not at all. */
export function createFolderBlobs(folder: string): BlobStore {
  const fileOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`"${key}" is not a key of a blob`);
    return join(folder, key);
  };
  return {
    async put(key, { body }) {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(draft, body, { mode: 0o600, flush: true });
      await rename(draft, file);
    },

    async get(key) {
      try {
        return { type: blobTypes[extname(key)] ?? 'application/octet-stream', body: await readFile(fileOf(key)) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}

/** The store of customers' uploads: the bucket of `BLOB_URL`, or a folder in `DATA_DIR`. */
export const openUploads = ({ BLOB_URL, DATA_DIR }: { BLOB_URL: string; DATA_DIR: string }): BlobStore =>
  BLOB_URL ? createS3Blobs(BLOB_URL) : createFolderBlobs(join(DATA_DIR, 'blobs'));
