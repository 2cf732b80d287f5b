import ImageUp from 'lucide-react/icons/image-up';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { FieldFrame } from './field-frame';

export interface PictureFieldProps {
  label: string;
  /** The label of the control: choose, or change. */
  action: string;
  hint: string;
  error?: string | undefined;
  /** Media types, such as `image/png`. */
  types: readonly string[];
  /** The chosen picture, and its description. */
  preview?: { url: string; label: string } | null;
  /** The progress of the upload, with a text; null while nothing is being uploaded. */
  progress?: { percent: number; label: string } | null;
  onChoose: (file: File) => void;
}

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  gap: ${token('space-2')};
  min-height: 96px;
  padding: ${token('space-3')};
  border: 1px dashed ${token('color-outline')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-link')};
  font-weight: 600;
  text-align: center;

  img {
    max-width: 100%;
    max-height: 280px;
    border-radius: ${token('radius-card')};
  }

  span {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 2px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  progress {
    width: 100%;
    accent-color: ${token('color-action')};
  }
`;

const Control = styled.label`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${token('size-touch')};
  height: ${token('size-touch')};
  border-radius: 50%;
  color: ${token('color-link')};

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 2px solid ${token('color-focus')};
  }
`;

const handleFile =
  (onChoose: (file: File) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file) onChoose(file);
  };

/** The same as an icon button, for pages that show the picture elsewhere. */
export const PictureButton = ({ label, types, onChoose }: Pick<PictureFieldProps, 'label' | 'types' | 'onChoose'>) => (
  <Control>
    <ImageUp size={22} aria-hidden />
    <input type="file" aria-label={label} accept={types.join(',')} onChange={handleFile(onChoose)} />
  </Control>
);

/** Picks a picture from the device, and shows it and the progress of its upload. */
export function PictureField({
  label,
  action,
  hint,
  error,
  types,
  preview = null,
  progress = null,
  onChoose,
}: PictureFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => (
        <Frame>
          {preview && <img src={preview.url} alt={preview.label} />}
          {progress ? (
            <>
              <progress max={100} value={progress.percent} aria-label={label} />
              <span>{progress.label}</span>
            </>
          ) : (
            <>
              <span>
                <ImageUp size={20} aria-hidden />
                {action}
              </span>
              <input type="file" accept={types.join(',')} {...attributes} onChange={handleFile(onChoose)} />
            </>
          )}
        </Frame>
      )}
    </FieldFrame>
  );
}
