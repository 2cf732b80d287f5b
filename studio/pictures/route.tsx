import { useState } from 'react';
import type { UploadedPicture } from '../../machines/studio/picture-upload';
import { toastDurations, useToast } from '../../src/ui/feedback/use-toast';
import { Text } from '../../src/ui/text/text';
import { useStoreOfPage } from '../app/store-of-page';
import { type NotDone, useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { CropSheet } from './crop-sheet';
import { DescribeInDraft } from './describe-in-draft';
import { LibraryView } from './library-view';
import { mayEditPictures } from '../app/rights';
import { PictureSheet } from './picture-sheet';
import { kindOfField } from './picture-shapes';
import { ReplaceSheet } from './replace-sheet';
import { usePictureUploads } from './upload/use-picture-uploads';
import { usePictureDocuments } from './use-documents';
import { useDescription } from './use-description';
import { type LibraryPicture, useLibrary } from './use-library';
import { usePictureChanges } from './use-picture-changes';

type Dialog = 'detail' | 'crop' | 'describe' | 'replace';

/** The pictures of a store: upload, crop, name, describe, replace and delete. */
export default function PicturesRoom() {
  const m = useStudioMessages();
  const refusal = useRefusalSentence();
  const showToast = useToast();
  const store = useStoreOfPage();
  const { codename } = store;
  const library = useLibrary(codename);
  const changes = usePictureChanges(codename);
  const mayEdit = mayEditPictures(store);
  const [openName, setOpenName] = useState<string | null>(null);
  const [dialog, setDialog] = useState<Dialog>('detail');
  const [description, reloadDescription] = useDescription(codename, openName);
  const described = description.state === 'loaded' ? description.value : null;
  const [isReplacing, setIsReplacing] = useState(false);
  const { uploads, add } = usePictureUploads({ codename, kind: 'listimage', onAdded: library.reload });
  const picture = library.pictures?.find((one) => one.picture === openName);
  const documents = usePictureDocuments(codename, picture);

  const open = (name: string | null) => {
    setOpenName(name);
    setDialog('detail');
  };

  const restore = async (name: string) => {
    const notDone = await changes.restore(name);
    if (notDone) showToast(refusal(notDone), toastDurations.shell);
    library.reload();
  };

  async function remove({ picture: name }: LibraryPicture): Promise<NotDone | null> {
    const notDone = await changes.remove(name);
    library.reload();
    if (!notDone) {
      const undo = { label: m('pictures.undo'), run: () => void restore(name) };
      showToast(m('pictures.deleted'), toastDurations.shell, undo);
    }
    return notDone;
  }

  async function replace(from: LibraryPicture, to: LibraryPicture) {
    setIsReplacing(true);
    const { notDone, takeBack } = await changes.replace(from.picture, to.picture);
    setIsReplacing(false);
    library.reload();
    open(null);
    const undo = takeBack && { label: m('pictures.undo'), run: () => void takeReplacementBack(takeBack) };
    showToast(notDone ? refusal(notDone) : m('pictures.replaced'), toastDurations.shell, undo);
  }

  async function takeReplacementBack(takeBack: () => Promise<NotDone | null>) {
    const notDone = await takeBack();
    showToast(notDone ? refusal(notDone) : m('pictures.replace-undone'), toastDurations.shell);
    library.reload();
  }

  async function showCropped(whole: string, { picture: name }: UploadedPicture) {
    library.reload();
    open(name);
    showToast(m('pictures.cropped'));
    const notDone = await changes.describePart(whole, name);
    reloadDescription();
    if (notDone) showToast(refusal(notDone), toastDurations.shell);
  }

  function showDescribed() {
    reloadDescription();
    setDialog('detail');
    showToast(m('pictures.described'));
  }

  return (
    <>
      <Text $tone="text-muted">{m('pictures.about')}</Text>
      <LibraryView
        library={library}
        uploads={uploads}
        onFiles={mayEdit ? add : null}
        onSelect={(chosen) => open(chosen.picture)}
      />
      {picture && dialog === 'detail' && (
        <PictureSheet
          key={picture.picture}
          codename={codename}
          picture={picture}
          documents={documents}
          description={described}
          mayEdit={mayEdit}
          changes={changes}
          onClose={() => open(null)}
          onChanged={library.reload}
          onDelete={() => remove(picture)}
          onCrop={() => setDialog('crop')}
          onDescribe={() => setDialog('describe')}
          onReplace={() => setDialog('replace')}
        />
      )}
      {picture && dialog === 'crop' && (
        <CropSheet
          codename={codename}
          picture={picture.picture}
          {...(described && { focus: described.focus })}
          kind={picture.uses[0] && kindOfField(picture.uses[0].pointer)}
          onClose={() => setDialog('detail')}
          onCropped={(added) => void showCropped(picture.picture, added)}
        />
      )}
      {picture && dialog === 'describe' && (
        <DescribeInDraft
          picture={picture.picture}
          loading={description}
          onRetry={reloadDescription}
          save={(next) => changes.describe(picture.picture, next)}
          onClose={() => setDialog('detail')}
          onSaved={showDescribed}
        />
      )}
      {picture && dialog === 'replace' && (
        <ReplaceSheet
          picture={picture}
          documents={documents}
          library={library}
          uploads={uploads}
          onFiles={add}
          isBusy={isReplacing}
          onClose={() => setDialog('detail')}
          onReplace={(by) => void replace(picture, by)}
        />
      )}
    </>
  );
}
