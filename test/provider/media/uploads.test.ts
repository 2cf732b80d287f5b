import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey, createDatabaseBlobs, type BlobStore } from '../../../provider/media/blob-store';
import { createS3Blobs, parseBlobUrl } from '../../../provider/media/s3-blobs';
import { openUploads } from '../../../provider/media/uploads';
import { databases, openMigrated } from '../../support/provider/databases';
import { temporaryFolder } from '../../support/programs/temporary-folder';

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

const blob = { type: 'image/webp', body: Buffer.from('a picture') };
const key = contentKey('proof', blob);

/** The package has no types. */
async function startS3() {
  const name: string = '@20minutes/s3rver';
  const { default: Server } = (await import(name)) as { default: new (options: object) => S3Server };
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: temporaryFolder('s3'),
    configureBuckets: [{ name: 'toko', configs: [] }],
  });
  const { port } = await server.run();
  return { server, url: `http://S3RVER:S3RVER@127.0.0.1:${port}/toko/bukti?region=ap-southeast-3` };
}

const stores: [string, () => Promise<{ store: BlobStore; close(): Promise<void> }>][] = [
  [
    'a folder',
    async () => ({ store: openUploads({ BLOB_URL: '', DATA_DIR: temporaryFolder('uploads') }), close: async () => {} }),
  ],
  [
    'a bucket',
    async () => {
      const { server, url } = await startS3();
      return { store: openUploads({ BLOB_URL: url, DATA_DIR: '' }), close: () => server.close() };
    },
  ],
  [
    'the database',
    async () => {
      const database = await openMigrated(databases.at(-1)?.[1] ?? (() => Promise.reject(new Error('No database'))));
      return { store: createDatabaseBlobs(database), close: () => database.close() };
    },
  ],
];

describe.each(stores)('blobs in %s', (_name, open) => {
  let store: BlobStore;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  test('finds no blob that was never put', async () => {
    expect(await store.get(contentKey('proof', { ...blob, body: Buffer.from('other') }))).toBeUndefined();
  });

  test('returns a blob byte for byte, even if it is put twice', async () => {
    const large = { type: 'image/png', body: Buffer.alloc(1_500_000, 7) };
    for (const one of [blob, blob, large]) await store.put(contentKey('proof', one), one);
    const found = await store.get(key);
    expect(found?.type).toBe('image/webp');
    expect(Buffer.from(found?.body ?? []).equals(blob.body)).toBe(true);
    const foundLarge = await store.get(contentKey('proof', large));
    expect(Buffer.from(foundLarge?.body ?? []).equals(large.body)).toBe(true);
  });

  test('deletes one blob and no other; deleting it again does nothing', async () => {
    const other = { ...blob, body: Buffer.from('a second picture') };
    for (const one of [blob, other]) await store.put(contentKey('proof', one), one);
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeUndefined();
    expect(await store.get(contentKey('proof', other))).toBeDefined();
    await store.put(key, blob);
    expect(await store.get(key)).toBeDefined();
  });
});

test('a key is the hash of the content', () => {
  expect(key).toMatch(/^proof\/[0-9a-f]{64}\.webp$/);
  expect(contentKey('proof', { ...blob, body: Buffer.from('a picture!') })).not.toBe(key);
});

test('nobody else on the machine can read the folder, and no partial file is left', async () => {
  const DATA_DIR = temporaryFolder('uploads');
  const store = openUploads({ BLOB_URL: '', DATA_DIR });
  await Promise.all(Array.from({ length: 5 }, () => store.put(key, blob)));
  const folder = join(DATA_DIR, 'blobs', 'proof');
  expect(readdirSync(folder)).toEqual([key.replace('proof/', '')]);
  expect(statSync(join(DATA_DIR, 'blobs', key)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each(['../../etc/passwd', 'proof/../../secret.webp', '/etc/passwd', 'proof/kecil.webp', ''])(
  'the folder has no key "%s"',
  async (wrong) => {
    const store = openUploads({ BLOB_URL: '', DATA_DIR: temporaryFolder('uploads') });
    await expect(store.get(wrong)).rejects.toThrow('is not a key of a blob');
    await expect(store.put(wrong, blob)).rejects.toThrow('is not a key of a blob');
    await expect(store.delete(wrong)).rejects.toThrow('is not a key of a blob');
  },
);

test('a bucket that does not answer fails, and does not count as empty', async () => {
  const unreachable = createS3Blobs('http://a:b@127.0.0.1:9/toko');
  await expect(unreachable.get(key)).rejects.toThrow();
  await expect(unreachable.delete(key)).rejects.toThrow();
});

test.each([
  ['s3://toko', { name: 'toko', prefix: '', region: 'us-east-1' }],
  ['s3://toko/a/b?region=ap-southeast-3', { name: 'toko', prefix: 'a/b/', region: 'ap-southeast-3' }],
  [
    'https://kunci:r%2Fhs@s3.example:9000/toko',
    {
      name: 'toko',
      prefix: '',
      region: 'us-east-1',
      endpoint: 'https://s3.example:9000',
      credentials: { accessKeyId: 'kunci', secretAccessKey: 'r/hs' },
    },
  ],
])('%s is a bucket', (text, bucket) => {
  expect(parseBlobUrl(text)).toEqual(bucket);
});

test('rejects a URL without a bucket', () => {
  expect(() => parseBlobUrl('https://s3.example/')).toThrow('BLOB_URL names no bucket');
});
