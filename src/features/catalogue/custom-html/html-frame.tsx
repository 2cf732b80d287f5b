import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { resolveLink } from '../../../actions/resolve-link';
import { useStore } from '../../../api/store-context';
import { token } from '../../../theme/token';

type FrameMessage = { type: 'resize'; height: number } | { type: 'open'; link: string };

const highest = 10_000;
const maxLinkLength = 2_000;

/** Reads a message from a frame; null unless it is exactly one of the two kinds. */
export function frameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data) || Object.keys(data).length !== 2) return null;
  const { type, height, link } = data as { [field: string]: unknown };
  if (type === 'resize' && typeof height === 'number' && Number.isFinite(height) && height >= 0) {
    return { type, height: Math.min(Math.ceil(height), highest) };
  }
  if (type === 'open' && typeof link === 'string' && link.length <= maxLinkLength) return { type, link };
  return null;
}

/** The `origin` of messages from a frame with an opaque origin. */
const opaque = 'null';

/** Handles messages of one frame only. */
function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, onMessage: (message: FrameMessage) => void) {
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

export interface HtmlFrameProps {
  path: string;
  title: string;
  /** Called when a link outside the store is tapped. */
  onNavigate: (href: string) => void;
}

const firstHeight = 320;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  background: ${token('color-surface')};
`;

/** Taps inside the frame count for the page too. A request without a tap is ignored. */
const wasTapped = () => navigator.userActivation?.isActive ?? true;

/** The tenant's HTML in a frame with an opaque origin. It can only set its height and request links. */
export function HtmlFrame({ path, title, onNavigate }: HtmlFrameProps) {
  const { shortLinkHost } = useStore();
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);

  const open = (link: string) => {
    const target = resolveLink(link, { shortLinkHost });
    if (target.kind === 'route') void navigate(target.path);
    else if (target.kind === 'back') void navigate(-1);
    else if (target.kind === 'external') onNavigate(target.href);
  };
  useFrameMessages(frame, (message: FrameMessage) => {
    if (message.type === 'resize') setHeight(message.height);
    else if (wasTapped()) open(message.link);
  });

  return (
    <Frame
      ref={frame}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      src={path}
      title={title}
      style={{ height }}
    />
  );
}
