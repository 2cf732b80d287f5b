import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { IconButton } from '../button/icon-button';
import { Picture } from '../media/picture';
import { pictureCounter, pictureRow, usePictureRow } from '../carousel/picture-row';
import { useCloseOnBack } from './use-close-on-back';
import { useDialog } from './use-dialog';

export interface PictureViewerProps {
  title: string;
  images: readonly string[];
  /** The index of the picture shown first; null while closed. */
  openIndex: number | null;
  onClose: () => void;
}

const Dialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${token('color-toast')};
  color: ${token('color-toast-text')};

  ul {
    ${pictureRow}
    height: 100%;
  }

  li {
    display: grid;
    place-items: center;
    touch-action: pan-x pinch-zoom;
  }

  img {
    width: 100%;
    height: 100dvh;
    object-position: center;
  }

  [data-zoomed] {
    display: block;
    overflow: auto;
    overscroll-behavior: contain;
    touch-action: pan-x pan-y pinch-zoom;
  }

  [data-zoomed] img {
    width: 200%;
    max-width: none;
    height: 200dvh;
  }

  & > button {
    position: absolute;
    z-index: ${token('layer-raised')};
    background: ${token('color-toast')};
  }

  & > p {
    ${pictureCounter}
    inset: auto auto calc(${token('space-4')} + env(safe-area-inset-bottom)) 50%;
    translate: -50%;
  }
`;

/** Zooms in to twice the size, or back out. The tapped point stays in place. */
function toggleZoom({ currentTarget: frame, clientX, clientY }: MouseEvent<HTMLElement>) {
  if (!frame.toggleAttribute('data-zoomed')) return;
  frame.scrollLeft = clientX;
  frame.scrollTop = clientY;
}

/** The pictures of an item in full screen. */
export default function PictureViewer({ title, images, openIndex, onClose }: PictureViewerProps) {
  const m = useMessages();
  const dialog = useDialog(openIndex !== null, onClose);
  useCloseOnBack(openIndex !== null, onClose);
  const { ref, shown, onScroll, step } = usePictureRow(images.length, openIndex);
  const hasSeveral = images.length > 1;
  return (
    <Dialog {...dialog} aria-label={m('gallery.label', { title })}>
      <IconButton label={m('action.close')} icon={<X />} style={{ top: 8, right: 8 }} onClick={onClose} />
      {hasSeveral && (
        <>
          <IconButton
            label={m('action.previous')}
            icon={<ChevronLeft />}
            style={{ top: 'calc(50% - 22px)', left: 8 }}
            onClick={() => step(-1)}
          />
          <IconButton
            label={m('action.next')}
            icon={<ChevronRight />}
            style={{ top: 'calc(50% - 22px)', right: 8 }}
            onClick={() => step(1)}
          />
        </>
      )}
      <ul ref={ref} onScroll={onScroll} tabIndex={hasSeveral ? 0 : undefined} aria-label={title}>
        {images.map((path, at) => (
          <li key={path} onDoubleClick={toggleZoom}>
            <Picture
              path={path}
              alt={hasSeveral ? m('gallery.picture', { number: at + 1, total: images.length }) : title}
              width={960}
              whole
            />
          </li>
        ))}
      </ul>
      {hasSeveral && (
        <p aria-hidden>
          {shown + 1}/{images.length}
        </p>
      )}
    </Dialog>
  );
}
