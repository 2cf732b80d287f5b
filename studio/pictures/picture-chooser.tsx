import { useState } from 'react';
import type { UploadedPicture } from '../../machines/studio/picture-upload';
import { useEditor } from '../editor/editor';
import { CropSheet } from './crop-sheet';
import { describePart, descriptionOf } from './descriptions';
import { LibraryView } from './library-view';
import { mayEditPictures } from '../app/rights';
import type { PicturePickerProps } from './picture-picker';
import { fitsKind } from './picture-shapes';
import { usePictureUploads } from './upload/use-picture-uploads';
import { useLibrary } from './use-library';

interface ChooserProps extends Pick<PicturePickerProps, 'kind' | 'onChange'> {
  value: string | null;
}

/** The library of the edited store. A picture uploaded alone is chosen at once, and cropped if its shape does not fit. */
export default function PictureChooser({ value, kind, onChange }: ChooserProps) {
  const editor = useEditor();
  const mayEdit = mayEditPictures(editor);
  const library = useLibrary(editor.codename);
  const [misfit, setMisfit] = useState<string | null>(null);
  const choose = (chosen: UploadedPicture) =>
    fitsKind(chosen, kind) || !mayEdit ? onChange(chosen.picture) : setMisfit(chosen.picture);
  const [isOnly, setIsOnly] = useState(false);
  const { uploads, add } = usePictureUploads({
    codename: editor.codename,
    kind,
    onAdded: (added) => (isOnly ? choose(added) : library.reload()),
  });
  const give = (files: readonly File[]) => {
    setIsOnly(files.length === 1 && uploads.length === 0);
    add(files);
  };
  return (
    <>
      <LibraryView
        library={library}
        uploads={uploads}
        onFiles={mayEdit ? give : null}
        selected={value}
        onSelect={choose}
      />
      {misfit && (
        <CropSheet
          codename={editor.codename}
          picture={misfit}
          kind={kind}
          focus={descriptionOf(editor.document, misfit).focus}
          onClose={() => setMisfit(null)}
          onSkip={() => onChange(misfit)}
          onCropped={({ picture }) => {
            const operations = describePart(editor.latest(), misfit, picture);
            if (operations.length > 0) editor.change(operations);
            onChange(picture);
          }}
        />
      )}
    </>
  );
}
