import { useState } from 'react';
import styled from 'styled-components';
import type { UploadedPicture } from '../../machines/studio/picture-upload';
import { token } from '../../src/theme/token';
import { Button } from '../../src/ui/button/button';
import { Sheet } from '../../src/ui/dialog/sheet';
import { FormAlert } from '../../src/ui/field/form-alert';
import type { Point } from '../../src/ui/media/focal-point';
import { PhotoCropper } from '../../src/ui/media/photo-cropper';
import { largestPicture } from '../../src/ui/media/picture';
import { TabButtons } from '../../src/ui/menu/tab-buttons';
import { Text } from '../../src/ui/text/text';
import { type NotDone, useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { centre } from './descriptions';
import { type PictureKind, shapeOfKind } from './picture-shapes';
import { type CropArea, sendCrop } from './send-crop';

const shapes = ['appslider', 'popup', 'appicon'] as const;
type Shape = (typeof shapes)[number];

const Layout = styled.div`
  display: grid;
  gap: ${token('space-4')};
`;

interface CropSheetProps {
  codename: string;
  /** The picture's name in documents. */
  picture: string;
  /** The shape that is offered first. */
  kind?: PictureKind | undefined;
  /** The middle of what is offered first. */
  focus?: Point;
  onClose: () => void;
  /** Uses the picture as it is. */
  onSkip?: () => void;
  /** Called with the new picture. */
  onCropped: (added: UploadedPicture) => void;
}

const isShape = (kind: PictureKind | undefined): kind is Shape => shapes.some((shape) => shape === kind);

/** Cuts a picture to the shape that a banner, a popup or an icon needs. The picture itself stays as it is. */
export function CropSheet({ codename, picture, kind, focus = centre, onClose, onSkip, onCropped }: CropSheetProps) {
  const m = useStudioMessages();
  const refusal = useRefusalSentence();
  const [shape, setShape] = useState<Shape>(isShape(kind) ? kind : 'appslider');
  const [area, setArea] = useState<CropArea | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [notDone, setNotDone] = useState<NotDone | null>(null);

  const choose = (next: Shape) => {
    if (next === shape) return;
    setShape(next);
    setArea(null);
  };

  async function crop() {
    if (isBusy || !area) return;
    setIsBusy(true);
    setNotDone(null);
    const result = await sendCrop({ codename, kind: shape, picture, area });
    setIsBusy(false);
    if ('added' in result) onCropped(result.added);
    else setNotDone(result.notDone);
  }

  return (
    <Sheet
      tall
      open
      title={m('pictures.crop')}
      onClose={onClose}
      footer={
        <>
          {onSkip && (
            <Button $look="secondary" onClick={onSkip}>
              {m('pictures.crop-skip')}
            </Button>
          )}
          <Button aria-disabled={isBusy || area === null || undefined} onClick={() => void crop()}>
            {m(isBusy ? 'pictures.crop-saving' : 'pictures.crop-save')}
          </Button>
        </>
      }
    >
      <Layout>
        <TabButtons
          joined
          label={m('pictures.crop-shape')}
          tabs={shapes.map((id) => ({ id, label: m(`pictures.shape-${id}`) }))}
          selected={shape}
          onSelect={choose}
        />
        <PhotoCropper
          key={shape}
          aspect={shapeOfKind[shape] ?? 1}
          focus={focus}
          url={largestPicture(picture)}
          label={m('pictures.crop-area')}
          zoomLabel={m('pictures.crop-zoom')}
          disabled={isBusy}
          onCrop={(_pixels, percent) => setArea(percent)}
          onError={() => setNotDone({ code: 'PICTURE_INVALID' })}
        />
        {notDone && <FormAlert>{refusal(notDone)}</FormAlert>}
        <Text $tone="text-muted">{m('pictures.crop-hint')}</Text>
      </Layout>
    </Sheet>
  );
}
