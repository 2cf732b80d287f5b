import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

export interface DropAreaProps {
  /** Shown while files are held over it. */
  label: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const Area = styled.div`
  position: relative;
`;

const Veil = styled.p`
  position: absolute;
  inset: 0;
  z-index: ${token('layer-toast')};
  display: grid;
  place-items: center;
  padding: ${token('space-5')};
  border: 2px dashed ${token('color-link')};
  border-radius: ${token('radius-card')};
  background: ${token('color-action-soft')};
  color: ${token('color-link')};
  font-size: ${token('font-large')};
  font-weight: 600;
  text-align: center;
  pointer-events: none;
`;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped on it, or pasted anywhere on the page but into a text. */
export function DropArea({ label, onFiles, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
    return (files?.length ?? 0) > 0;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const isText = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
      if (!isText && take(event.clipboardData?.files)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <Area
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && <Veil>{label}</Veil>}
    </Area>
  );
}
