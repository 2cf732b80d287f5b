import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import styled from 'styled-components';
import type { UploadedPicture } from '../../machines/studio/picture-upload';
import { token } from '../../src/theme/token';
import { Button } from '../../src/ui/button/button';
import { Sheet } from '../../src/ui/dialog/sheet';
import { Picture } from '../../src/ui/media/picture';
import { useEditor } from '../editor/editor';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { CropSheet } from './crop-sheet';
import { LibraryView } from './library-view';
import { mayEditPictures } from './may-edit-pictures';
import { fitsKind, type PictureKind, shapeOfKind } from './picture-shapes';
import { usePictureUploads } from './upload/use-picture-uploads';
import { useLibrary } from './use-library';

export type { PictureKind } from './picture-shapes';
export { kindOfField } from './picture-shapes';

export interface PicturePickerProps {
  /** The picture's name in the document; null or empty for none. */
  value: string | null | undefined;
  /** What it is for; `kindOfField(pointer)` tells. */
  kind: PictureKind;
  /** The label of the field, for the accessible names of its buttons. */
  label?: string;
  disabled?: boolean;
  /** Called with null if the picture is taken away. */
  onChange: (picture: string | null) => void;
  /** The picture can be taken away. */
  isOptional?: boolean;
}

const side = 96;

const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: center;
`;

const Controls = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

const Frame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${side}px;
  height: ${side}px;
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};
  color: ${token('color-text-muted')};
`;

interface ChooserProps extends Pick<PicturePickerProps, 'kind' | 'onChange'> {
  value: string | null;
}

/** The library of the store that is edited. What is uploaded here is chosen at once, and cropped if its shape does not fit. */
function Chooser({ value, kind, onChange }: ChooserProps) {
  const editor = useEditor();
  const mayEdit = mayEditPictures(editor);
  const library = useLibrary(editor.codename);
  const [misfit, setMisfit] = useState<string | null>(null);
  const choose = (chosen: UploadedPicture) =>
    fitsKind(chosen, kind) || !mayEdit ? onChange(chosen.picture) : setMisfit(chosen.picture);
  const { uploads, add } = usePictureUploads({
    codename: editor.codename,
    kind,
    onAdded: choose,
  });
  return (
    <>
      <LibraryView
        library={library}
        uploads={uploads}
        onFiles={mayEdit ? add : null}
        selected={value}
        onSelect={choose}
      />
      {misfit && (
        <CropSheet
          codename={editor.codename}
          picture={misfit}
          kind={kind}
          onClose={() => setMisfit(null)}
          onSkip={() => onChange(misfit)}
          onCropped={({ picture }) => onChange(picture)}
        />
      )}
    </>
  );
}

/** Shows the picture of a field, and picks another one from the library or the device. */
export function PicturePicker({
  value,
  kind,
  label,
  disabled = false,
  isOptional = false,
  onChange,
}: PicturePickerProps) {
  const m = useStudioMessages();
  const [isOpen, setIsOpen] = useState(false);
  const title = label ?? m('pictures.title');
  const shape = shapeOfKind[kind] ?? 1;
  const chosen = value || null;
  return (
    <Field role="group" aria-label={title}>
      <Frame>
        {chosen ? (
          <Picture
            path={chosen}
            alt={title}
            width={Math.round(side * Math.min(shape, 1))}
            height={Math.round(side / Math.max(shape, 1))}
            whole
          />
        ) : (
          <ImagePlus size={28} aria-hidden />
        )}
      </Frame>
      <Controls>
        <Button $look="secondary" $small disabled={disabled} onClick={() => setIsOpen(true)}>
          {m(chosen ? 'pictures.change' : 'pictures.choose')}
        </Button>
        {isOptional && chosen && (
          <Button $look="quiet" $small disabled={disabled} onClick={() => onChange(null)}>
            {m('pictures.take-away')}
          </Button>
        )}
      </Controls>
      <Sheet tall open={isOpen} title={title} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <Chooser
            value={chosen}
            kind={kind}
            onChange={(picture) => {
              setIsOpen(false);
              onChange(picture);
            }}
          />
        )}
      </Sheet>
    </Field>
  );
}
