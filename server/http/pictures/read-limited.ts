/** Bytes of a picture that is not yet drawn in the size that a page asks for. */
export const maxSourceBytes = 10 * 1024 * 1024;

/**
 * All of a body.
 * @throws Error where it has more than `maxSourceBytes`
 */
export async function readLimited(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxSourceBytes) throw new Error(`A picture of more than ${maxSourceBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
