import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../src/ui/dialog/confirm-dialog';
import { Sheet } from '../../src/ui/dialog/sheet';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { Loading } from '../revisions/use-loading';
import { LibraryView, type LibraryViewProps } from './library-view';
import { nameOfPicture } from './picture-title';
import type { PictureDocuments } from './use-documents';
import type { LibraryPicture } from './use-library';
import { useNameList, usePicturePlaces } from './use-picture-places';

interface ReplacementProps {
  picture: LibraryPicture;
  documents: Loading<PictureDocuments>;
  isBusy: boolean;
  onNo: () => void;
  onYes: () => void;
}

/** Asks with the places that change, and with what stays. */
function ReplaceQuestion({ picture, documents, isBusy, onNo, onYes }: ReplacementProps) {
  const m = useStudioMessages();
  const nameList = useNameList();
  const places = usePicturePlaces(picture, documents).filter(({ pointer }) => pointer !== null);
  const hints = [
    m('pictures.replace-places', { names: nameList(places.map(({ name }) => name)) }),
    m('pictures.replace-hint'),
    ...(picture.items > 0 ? [m('pictures.replace-items', { names: nameList(picture.itemTitles, picture.items) })] : []),
  ];
  return (
    <ConfirmDialog
      open
      text={m('pictures.replace-question', { count: places.length })}
      hint={hints.join(' ')}
      no={m('pictures.cancel')}
      yes={m('pictures.replace-yes')}
      busy={isBusy}
      onNo={onNo}
      onYes={onYes}
    />
  );
}

interface ReplaceSheetProps
  extends Pick<LibraryViewProps, 'library' | 'onFiles' | 'uploads'>,
    Pick<ReplacementProps, 'documents' | 'isBusy' | 'picture'> {
  onClose: () => void;
  onReplace: (by: LibraryPicture) => void;
}

/** Picks the picture that takes the place of another one everywhere in the draft. */
export function ReplaceSheet(props: ReplaceSheetProps) {
  const { picture, documents, isBusy, onClose, onReplace, library, ...view } = props;
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
      {by && (
        <Suspense fallback={null}>
          <ReplaceQuestion
            picture={picture}
            documents={documents}
            isBusy={isBusy}
            onNo={() => setBy(null)}
            onYes={() => onReplace(by)}
          />
        </Suspense>
      )}
    </>
  );
}
