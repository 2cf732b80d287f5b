import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../../src/theme/token';
import { type FromPreview, type PreviewArea, readFromPreview, type ToPreview } from '../../preview-agent/messages';
import { useSize } from './use-size';

export interface PreviewFramesProps {
  /** The page to show. When it changes, the page before it stays until the new one is there. */
  url: string;
  title: string;
  /** Pixels of the page; it is made smaller to fit. */
  width: number;
  /** The ids of the parts that can be tapped. */
  ids: readonly string[];
  isSelecting: boolean;
  /** The part to scroll to and to outline. */
  shown: { readonly ids: readonly string[]; readonly area: PreviewArea | null } | null;
  onTap: (tap: Extract<FromPreview, { type: 'preview.tapped' }>) => void;
  /** In pixels of the page, where it follows another one. */
  follows?: number | null;
  /** The page's path inside the store, and where it is scrolled to. */
  onMove: (path: string, scroll: number) => void;
  onReady: () => void;
  onFail: () => void;
}

const failAfterMs = 15_000;

const Box = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
`;

const Page = styled.iframe<{ $ready: boolean }>`
  position: absolute;
  top: 0;
  left: 50%;
  border: 0;
  background: ${token('color-surface')};
  transform-origin: top left;
  visibility: ${({ $ready }) => ($ready ? 'inherit' : 'hidden')};
`;

interface Frame {
  readonly id: number;
  readonly url: string;
}

/** Two frames: the page that is shown, and the next one, which takes its place when it has loaded. */
export function PreviewFrames(props: PreviewFramesProps) {
  const { url, title, width, ids, isSelecting, shown, follows = null, onTap, onMove, onReady, onFail } = props;
  const { element, size } = useSize();
  const [frames, setFrames] = useState<readonly Frame[]>([{ id: 0, url }]);
  const [readyId, setReadyId] = useState(-1);
  const windows = useRef(new Map<number, HTMLIFrameElement>());
  const scroll = useRef(0);
  const next = frames.at(-1);
  if (next && next.url !== url) {
    // The page on its way is of no use any more.
    setFrames([...frames.filter(({ id }) => id === readyId), { id: next.id + 1, url }]);
  }

  const tell = (id: number, message: ToPreview) =>
    windows.current.get(id)?.contentWindow?.postMessage(message, location.origin);

  const receive = useEffectEvent(({ data, source, origin }: MessageEvent) => {
    const id = frames.find((frame) => windows.current.get(frame.id)?.contentWindow === source)?.id;
    if (id === undefined || origin !== location.origin) return;
    const message = readFromPreview(data);
    if (message?.type === 'preview.ready') {
      const isNew = id !== readyId;
      tell(id, { type: 'preview.start', ids, scroll: isNew ? scroll.current : null });
      tell(id, { type: 'preview.select', isOn: isSelecting });
      if (!isNew) return;
      setReadyId(id);
      setFrames((all) => all.filter((frame) => frame.id >= id));
      onReady();
    } else if (id !== readyId) return;
    else if (message?.type === 'preview.moved') {
      scroll.current = message.scroll;
      onMove(message.path, message.scroll);
    } else if (message) onTap(message);
  });

  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  const fail = useEffectEvent(onFail);
  const isLoading = next?.id !== readyId;
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(fail, failAfterMs);
    return () => clearTimeout(timer);
  }, [isLoading, url]);

  useEffect(() => {
    tell(readyId, { type: 'preview.select', isOn: isSelecting });
  }, [readyId, isSelecting]);

  const show = useEffectEvent((part: NonNullable<typeof shown>) => tell(readyId, { type: 'preview.show', ...part }));
  useEffect(() => {
    if (shown) show(shown);
  }, [shown]);

  useEffect(() => {
    if (follows !== null) tell(readyId, { type: 'preview.scroll', scroll: follows });
  }, [readyId, follows]);

  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  return (
    <Box ref={element} aria-busy={isLoading}>
      {frames.map((frame) => (
        <Page
          key={frame.id}
          ref={(one) => {
            if (one) windows.current.set(frame.id, one);
            return () => void windows.current.delete(frame.id);
          }}
          title={title}
          src={frame.url}
          $ready={frame.id === readyId}
          aria-hidden={frame.id !== readyId || undefined}
          tabIndex={frame.id === readyId ? undefined : -1}
          style={{
            width: `${width}px`,
            height: `${size.height / scale}px`,
            transform: `scale(${scale}) translateX(-50%)`,
          }}
        />
      ))}
    </Box>
  );
}
