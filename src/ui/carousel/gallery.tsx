import { type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { lazyComponent } from '../../lazy/lazy-component';
import { OnDemand } from '../feedback/on-demand';
import { largestPicture, Picture } from '../media/picture';
import { pictureCounter, pictureRow, usePictureRow } from './picture-row';
import { StepButtons } from './step-buttons';

const PictureViewer = lazyComponent(() => import(/* webpackChunkName: "picture-viewer" */ '../dialog/picture-viewer'));

export interface GalleryProps {
  title: string;
  /** Media paths, at least one. */
  images: readonly string[];
}

const maxWidth = 480;

const Frame = styled.div`
  position: relative;
  background: ${token('color-placeholder')};

  ul {
    ${pictureRow}
  }

  li a {
    display: block;
  }

  li a:focus-visible {
    outline-offset: -4px;
  }

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
  }

  & > p {
    ${pictureCounter}
  }
`;

/** The pictures of an item, one at a time. Slides by touch, keys and buttons; a tap shows a picture in full. */
export function Gallery({ title, images }: GalleryProps) {
  const m = useMessages();
  const { ref, shown, onScroll, step } = usePictureRow(images.length);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const hasSeveral = images.length > 1;

  const zoom = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpenIndex(at);
  };

  const row = (
    <ul ref={ref} onScroll={onScroll}>
      {images.map((path, at) => (
        <li key={path}>
          <a
            href={largestPicture(path)}
            aria-label={m('gallery.zoom', { number: at + 1 })}
            onClick={(event) => zoom(event, at)}
          >
            <Picture
              path={path}
              alt={hasSeveral ? m('gallery.picture', { number: at + 1, total: images.length }) : title}
              width={maxWidth}
              priority={at === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Frame role="group" aria-label={m('gallery.label', { title })}>
      {hasSeveral ? (
        <StepButtons inset={8} onStep={step}>
          {row}
        </StepButtons>
      ) : (
        row
      )}
      {hasSeveral && (
        <p aria-hidden>
          {shown + 1}/{images.length}
        </p>
      )}
      <OnDemand needed={openIndex !== null} onFail={() => setOpenIndex(null)}>
        <PictureViewer title={title} images={images} openIndex={openIndex} onClose={() => setOpenIndex(null)} />
      </OnDemand>
    </Frame>
  );
}
