import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FrameMessage, frameMessage } from './frame-message';

/** A frame of an opaque origin names it so. */
const opaque = 'null';

/** Handles messages of one frame only. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FrameMessage) => void,
) {
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const isFrame = source !== null && source === frame.current?.contentWindow && origin === opaque;
    const message = isFrame ? frameMessage(data) : null;
    if (message) onMessage(message);
  });
  useEffect(() => {
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);
}
