import type { S3Client } from '@aws-sdk/client-s3';
import type { BlobStore } from './blob-store';

interface Bucket {
  name: string;
  /** Prefix of each key; empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** Undefined for AWS itself. */
  endpoint?: string;
  /** Undefined: found in the same way as by AWS's tools. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** `s3://bucket/prefix?region=…` at AWS, or `https://key:secret@host/bucket/prefix?region=…` elsewhere. */
export function parseBlobUrl(text: string): Bucket {
  const url = new URL(text);
  const isAws = url.protocol === 's3:';
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const [name = '', ...rest] = isAws ? [url.host, ...segments] : segments;
  if (name === '') throw new Error('BLOB_URL names no bucket');
  const { username, password } = url;
  return {
    name,
    prefix: rest.map((segment) => `${segment}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(!isAws && { endpoint: url.origin }),
    ...(username && {
      credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    }),
  };
}

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** The client is loaded by the first call, so that programs without a bucket never load it. */
export function createS3Blobs(text: string): BlobStore {
  const { name: Bucket, prefix, region, endpoint, credentials } = parseBlobUrl(text);
  const load = async () => {
    const {
      S3Client: Client,
      DeleteObjectCommand,
      GetObjectCommand,
      PutObjectCommand,
    } = await import('@aws-sdk/client-s3');
    const client: S3Client = new Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000 },
      // Services other than AWS store the frames of streamed checksums as content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client, DeleteObjectCommand, GetObjectCommand, PutObjectCommand };
  };
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => (loading ??= load());
  return {
    async put(key, { type, body }) {
      const { client, PutObjectCommand } = await loaded();
      await client.send(new PutObjectCommand({ Bucket, Key: prefix + key, Body: body, ContentType: type }));
    },

    async get(key) {
      const { client, GetObjectCommand } = await loaded();
      try {
        const { Body, ContentType = 'application/octet-stream' } = await client.send(
          new GetObjectCommand({ Bucket, Key: prefix + key }),
        );
        return Body && { type: ContentType, body: await Body.transformToByteArray() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async delete(key) {
      const { client, DeleteObjectCommand } = await loaded();
      await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + key }));
    },
  };
}
