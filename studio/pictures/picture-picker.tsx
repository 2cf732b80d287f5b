import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import styled from 'styled-components';
import { lazyComponent } from '../../src/lazy/lazy-component';
import { token } from '../../src/theme/token';
import { Button } from '../../src/ui/button/button';
import { Sheet } from '../../src/ui/dialog/sheet';
import { OnDemand } from '../../src/ui/feedback/on-demand';
import { Picture } from '../../src/ui/media/picture';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { type PictureKind, shapeOfKind } from './picture-shapes';

export const PictureChooser = lazyComponent(() => import('./picture-chooser'));
export const PictureDescriber = lazyComponent(() => import('./picture-describer'));

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
  const [isDescribing, setIsDescribing] = useState(false);
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
        {kind !== 'appicon' && chosen && (
          <Button $look="quiet" $small disabled={disabled} onClick={() => setIsDescribing(true)}>
            {m('pictures.describe')}
          </Button>
        )}
        {isOptional && chosen && (
          <Button $look="quiet" $small disabled={disabled} onClick={() => onChange(null)}>
            {m('pictures.take-away')}
          </Button>
        )}
      </Controls>
      <Sheet tall open={isOpen} title={title} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <OnDemand needed onFail={() => setIsOpen(false)}>
            <PictureChooser
              value={chosen}
              kind={kind}
              onChange={(picture) => {
                setIsOpen(false);
                onChange(picture);
              }}
            />
          </OnDemand>
        )}
      </Sheet>
      {isDescribing && chosen && (
        <OnDemand needed onFail={() => setIsDescribing(false)}>
          <PictureDescriber picture={chosen} onClose={() => setIsDescribing(false)} />
        </OnDemand>
      )}
    </Field>
  );
}
