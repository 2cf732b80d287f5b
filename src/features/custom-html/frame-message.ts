export type FrameMessage = { type: 'resize'; height: number } | { type: 'open'; link: string };

const highest = 10_000;
const maxLinkLength = 2_000;

/** Reads a message from a frame; null for everything that is not exactly one of its two kinds. */
export function frameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data) || Object.keys(data).length !== 2) return null;
  const { type, height, link } = data as { [field: string]: unknown };
  if (type === 'resize' && typeof height === 'number' && Number.isFinite(height) && height >= 0) {
    return { type, height: Math.min(Math.ceil(height), highest) };
  }
  if (type === 'open' && typeof link === 'string' && link.length <= maxLinkLength) return { type, link };
  return null;
}
