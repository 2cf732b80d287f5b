import { createSealer } from './sealer';

/** The position is personal, so no URL has it unencrypted. */
export interface FramePayload {
  readonly store: string;
  readonly kind: 'component' | 'item';
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface FrameSealer {
  /** A text for a URL, valid for 5 minutes. */
  readonly seal: (payload: FramePayload) => string;
  /** Null if the text was not sealed here, was changed, or has expired. */
  readonly open: (sealed: string) => FramePayload | null;
}

const lifetime = 5 * 60_000;

export function createFrameSealer(secrets: readonly string[], now: () => number = Date.now): FrameSealer {
  const sealer = createSealer(secrets, 'frame documents');
  return {
    seal: (payload) => sealer.seal(JSON.stringify({ ...payload, expiresAt: now() + lifetime })),

    open(sealed) {
      const text = sealer.open(sealed);
      if (text === null) return null;
      const { expiresAt, ...payload } = JSON.parse(text) as FramePayload & { expiresAt: number };
      return now() < expiresAt ? payload : null;
    },
  };
}
