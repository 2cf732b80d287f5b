import { useSelector } from '@xstate/react';
import { useState } from 'react';
import styled from 'styled-components';
import { isBusy } from '../../../actors/selectors';
import { useFlowEvents } from '../../../actors/use-flow-events';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { Button } from '../../../ui/button/button';
import { QuietButton } from '../../../ui/button/quiet-button';
import { Sheet } from '../../../ui/dialog/sheet';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import { FormAlert } from '../../../ui/field/form-alert';
import { PictureField } from '../../../ui/field/picture-field';
import { PhotoCropper } from '../../../ui/media/photo-cropper';
import { useRefusalText } from '../../refusals/refusal-text';
import { dataUrlOf, isPicture, photoTypes, shrinkPicture } from '../../../api/shrink-picture';
import { newSessionCode } from '../../../api/session-code';
import { type CropArea, cropPicture } from './crop-picture';
import { hasPhotoFailed } from './selectors';
import { useProfilePhoto } from './use-profile-photo';

const Layout = styled.div`
  display: grid;
  gap: ${token('space-4')};
`;

export interface PhotoSheetProps {
  open: boolean;
  /** Whether there is a photo to remove. */
  removable: boolean;
  onChange: () => void;
  onClose: () => void;
}

/** The sheet in which the customer picks a picture and crops it to a square. */
export default function PhotoSheet({ open, removable, onChange, onClose }: PhotoSheetProps) {
  const m = useMessages();
  const toast = useToast();
  const refusalText = useRefusalText();
  const flow = useProfilePhoto();
  const [area, setArea] = useState<CropArea | null>(null);
  const busy = useSelector(flow, isBusy);
  const chosen = useSelector(flow, ({ context }) => context.chosen);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const failed = useSelector(flow, hasPhotoFailed);
  const end = (text: string) => {
    toast(text, toastDurations.normal);
    onChange();
    onClose();
  };
  useFlowEvents(flow, {
    'photo.saved': () => end(m('profile.photo-saved')),
    'photo.removed': () => end(m('profile.photo-removed')),
  });
  const reject = () => flow.send({ type: 'photo.reject', code: 'PHOTO_FORMAT' });
  const choose = async (file: File) => {
    if (!(await isPicture(file, photoTypes))) return reject();
    setArea(null);
    const url = await dataUrlOf(await shrinkPicture(file)).catch(() => null);
    return url === null ? reject() : flow.send({ type: 'photo.choose', chosen: { url } });
  };
  const use = async (url: string, square: CropArea) => {
    const photo = await cropPicture(url, square).catch(() => null);
    return photo ? flow.send({ type: 'photo.use', upload: { photo, key: newSessionCode() } }) : reject();
  };
  const close = () => {
    flow.send({ type: 'photo.discard' });
    onClose();
  };
  return (
    <Sheet open={open} title={m('profile.photo-title')} onClose={close}>
      <Layout>
        {chosen ? (
          <>
            <PhotoCropper
              key={chosen.url}
              url={chosen.url}
              label={m('profile.photo-crop')}
              zoomLabel={m('profile.photo-zoom')}
              disabled={busy}
              onCrop={setArea}
              onError={reject}
            />
            {refusal && <FormAlert>{refusalText(refusal)}</FormAlert>}
            {failed && <FormAlert>{m('profile.photo-failed')}</FormAlert>}
            <Button disabled={busy || area === null} onClick={() => area && void use(chosen.url, area)}>
              {m(busy ? 'profile.photo-sending' : 'profile.photo-use')}
            </Button>
            <QuietButton disabled={busy} onClick={() => flow.send({ type: 'photo.discard' })}>
              {m('profile.photo-other')}
            </QuietButton>
          </>
        ) : (
          <>
            <PictureField
              label={m('profile.photo')}
              action={m('profile.photo-choose')}
              hint={m('profile.photo-hint')}
              error={refusal ? refusalText(refusal) : undefined}
              types={photoTypes}
              onChoose={(file) => void choose(file)}
            />
            {failed && <FormAlert>{m('profile.photo-failed')}</FormAlert>}
            {removable && (
              <QuietButton disabled={busy} onClick={() => flow.send({ type: 'photo.remove' })}>
                {m('profile.photo-remove')}
              </QuietButton>
            )}
          </>
        )}
      </Layout>
    </Sheet>
  );
}
