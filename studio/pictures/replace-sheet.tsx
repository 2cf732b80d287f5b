import { useState } from 'react';
import { ConfirmDialog } from '../../src/ui/dialog/confirm-dialog';
import { Sheet } from '../../src/ui/dialog/sheet';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { LibraryView, type LibraryViewProps } from './library-view';
import { nameOfPicture } from './picture-title';
import { placesOf } from './shown-pictures';
import type { LibraryPicture } from './use-library';

interface ReplaceSheetProps extends Pick<LibraryViewProps, 'library' | 'onFiles' | 'uploads'> {
  picture: LibraryPicture;
  isBusy: boolean;
  onClose: () => void;
  onReplace: (by: LibraryPicture) => void;
}

/** Picks the picture that takes the place of another one everywhere in the draft. */
export function ReplaceSheet({ picture, isBusy, onClose, onReplace, library, ...view }: ReplaceSheetProps) {
  const m = useStudioMessages();
  const [by, setBy] = useState<LibraryPicture | null>(null);
  const others = library.pictures?.filter((one) => one.picture !== picture.picture) ?? null;
  return (
    <>
      <Sheet tall open title={m('pictures.replace-by', { name: nameOfPicture(picture) })} onClose={onClose}>
        <LibraryView
          library={{ ...library, pictures: others }}
          selected={by?.picture ?? null}
          onSelect={setBy}
          {...view}
        />
      </Sheet>
      <ConfirmDialog
        open={by !== null}
        text={m('pictures.replace-question', { count: placesOf(picture).length })}
        hint={m('pictures.replace-hint')}
        no={m('pictures.cancel')}
        yes={m('pictures.replace-yes')}
        busy={isBusy}
        onNo={() => setBy(null)}
        onYes={() => by && onReplace(by)}
      />
    </>
  );
}
