import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import styled from 'styled-components';
import { token } from '../../theme/token';

const Frame = styled.div`
  display: grid;
  gap: ${token('space-3')};
`;

const Stage = styled.div`
  position: relative;
  height: min(340px, 42dvh);
  overflow: hidden;
  border-radius: ${token('radius-card')};
  background: ${token('color-text')};
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
  /** The width of a rectangle divided by its height; by default, a circle is selected. */
  aspect?: number;
  /** Called with the rectangle, or the square around the circle: in pixels of the picture, and in percent of it. */
  onCrop: (area: Area, percent: Area) => void;
  /** Called if the browser cannot show the picture. */
  onError: () => void;
}

const nonceOfPage = () => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** Selects a part of a picture by dragging, pinching, arrow keys and a slider. */
export function PhotoCropper({ url, label, zoomLabel, disabled = false, aspect, onCrop, onError }: PhotoCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
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
          nonce={nonceOfPage()}
          mediaProps={{ alt: '', onError }}
          cropperProps={{ role: 'group', 'aria-label': label }}
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
