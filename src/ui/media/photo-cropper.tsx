import { useRef, useState } from 'react';
import Cropper, { type Area, type Size } from 'react-easy-crop';
import styled from 'styled-components';
import { token } from '../../theme/token';

const Frame = styled.div`
  display: grid;
  gap: ${token('space-3')};
`;

const line = `1px solid color-mix(in srgb, ${token('color-surface')} 60%, transparent)`;
const third = 'calc(100% / 3)';

/** The cropper's own rules come as the text of a style element, which a guest's page refuses. */
const Stage = styled.div`
  position: relative;
  height: min(340px, 42dvh);
  overflow: hidden;
  border-radius: ${token('radius-card')};
  background: ${token('color-text')};

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }

  .reactEasyCrop_Image {
    position: absolute;
    inset: 0;
    margin: auto;
    max-width: 100%;
    max-height: 100%;
    will-change: transform;
  }

  /* The shadow darkens what is not selected. */
  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    overflow: hidden;
    border: ${line};
    box-shadow: 0 0 0 9999px ${token('color-scrim')};
    transform: translate(-50%, -50%);
  }

  .reactEasyCrop_CropAreaRound {
    border-radius: 50%;
  }

  .reactEasyCrop_CropAreaGrid::before,
  .reactEasyCrop_CropAreaGrid::after {
    position: absolute;
    content: '';
  }

  .reactEasyCrop_CropAreaGrid::before {
    inset: 0 ${third};
    border-inline: ${line};
  }

  .reactEasyCrop_CropAreaGrid::after {
    inset: ${third} 0;
    border-block: ${line};
  }
`;

const Zoom = styled.label`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  min-height: ${token('size-touch')};

  input {
    flex: 1;
    min-width: 0;
    accent-color: ${token('color-action')};
  }
`;

const maxZoom = 4;

export interface PhotoCropperProps {
  /** The URL of the picture: of the page's own origin, or `data:`. */
  url: string;
  /** The accessible name, which explains the arrow keys and gestures. */
  label: string;
  zoomLabel: string;
  disabled?: boolean;
  /** In percent of the picture: the middle of the first selection, as far as the picture reaches. */
  focus?: { x: number; y: number };
  /** The width of a rectangle divided by its height; by default, a circle is selected. */
  aspect?: number;
  /** Called with the rectangle, or the square around the circle: in pixels of the picture, and in percent of it. */
  onCrop: (area: Area, percent: Area) => void;
  /** Called if the browser cannot show the picture. */
  onError: () => void;
}

/** How far the picture is moved, so that a point of it is in the middle of the selection. */
const shiftTo = (percent: number, picture: number, selection: number) => {
  const farthest = Math.max(0, (picture - selection) / 2);
  return Math.min(farthest, Math.max(-farthest, picture * (0.5 - percent / 100)));
};

/** Selects a part of a picture by dragging, pinching, arrow keys and a slider. */
export function PhotoCropper({
  url,
  label,
  zoomLabel,
  disabled = false,
  focus,
  aspect,
  onCrop,
  onError,
}: PhotoCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const selection = useRef<Size>({ width: 0, height: 0 });
  return (
    <Frame inert={disabled}>
      <Stage>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={aspect ?? 1}
          cropShape={aspect === undefined ? 'round' : 'rect'}
          showGrid={aspect !== undefined}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError }}
          cropperProps={{ role: 'group', 'aria-label': label }}
          onCropSizeChange={(size) => {
            selection.current = size;
          }}
          onMediaLoaded={({ width, height }) => {
            if (!focus) return;
            const { width: across, height: down } = selection.current;
            setCrop({ x: shiftTo(focus.x, width, across), y: shiftTo(focus.y, height, down) });
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(percent, area) => onCrop(area, percent)}
        />
      </Stage>
      <Zoom>
        {zoomLabel}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </Zoom>
    </Frame>
  );
}
