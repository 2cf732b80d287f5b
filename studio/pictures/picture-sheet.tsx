import Crop from 'lucide-react/icons/crop';
import ScanEye from 'lucide-react/icons/scan-eye';
import Replace from 'lucide-react/icons/replace';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import styled from 'styled-components';
import { useMoment } from '../../src/i18n/dates';
import { token } from '../../src/theme/token';
import { Button } from '../../src/ui/button/button';
import { Sheet } from '../../src/ui/dialog/sheet';
import { useToast } from '../../src/ui/feedback/use-toast';
import { FormAlert } from '../../src/ui/field/form-alert';
import { InlineForm } from '../../src/ui/field/inline-form';
import { Picture } from '../../src/ui/media/picture';
import { Text } from '../../src/ui/text/text';
import { pictureTitleLength } from '../__generated__/limits';
import { type NotDone, useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { Loading } from '../revisions/use-loading';
import { nameOfPicture } from './picture-title';
import type { Description } from './descriptions';
import { PictureUses } from './picture-uses';
import { isUsed } from './shown-pictures';
import type { PictureDocuments } from './use-documents';
import type { PictureChanges } from './use-picture-changes';
import type { LibraryPicture } from './use-library';

const Layout = styled.div`
  display: grid;
  gap: ${token('space-4')};
`;

const Shown = styled(Picture)`
  width: 100%;
  max-height: min(42dvh, 22rem);
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`;

const Action = styled(Button).attrs({ $look: 'secondary' })`
  flex: 1 1 10.5rem;
`;

export interface PictureSheetProps {
  codename: string;
  picture: LibraryPicture;
  documents: Loading<PictureDocuments>;
  /** What the draft says of it; null until it is loaded. */
  description: Description | null;
  mayEdit: boolean;
  changes: PictureChanges;
  onClose: () => void;
  /** The library is not as it was. */
  onChanged: () => void;
  onDelete: () => Promise<NotDone | null>;
  onCrop: () => void;
  onDescribe: () => void;
  onReplace: () => void;
}

function useFacts({ isAdded, width, height, bytes, addedAt }: LibraryPicture) {
  const m = useStudioMessages();
  const moment = useMoment();
  if (!isAdded || addedAt === null) return m('pictures.not-added');
  return m('pictures.facts', { width, height, kilobytes: Math.ceil(bytes / 1000), added: moment(addedAt) });
}

/** One picture: its name, where it is used, and what can be done with it. */
export function PictureSheet(props: PictureSheetProps) {
  const {
    codename,
    picture,
    documents,
    description,
    mayEdit,
    changes,
    onClose,
    onChanged,
    onDelete,
    onCrop,
    onDescribe,
    onReplace,
  } = props;
  const m = useStudioMessages();
  const refusal = useRefusalSentence();
  const showToast = useToast();
  const facts = useFacts(picture);
  const [notDone, setNotDone] = useState<NotDone | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = nameOfPicture(picture);

  async function run(work: () => Promise<NotDone | null>, onDone: () => void) {
    if (isBusy) return;
    setIsBusy(true);
    const result = await work();
    setIsBusy(false);
    setNotDone(result);
    if (!result) onDone();
  }

  function rename(title: string) {
    void run(
      () => changes.rename(picture.picture, title),
      () => {
        showToast(m('pictures.renamed'));
        onChanged();
      },
    );
  }

  return (
    <Sheet tall open title={name} onClose={onClose}>
      <Layout>
        <Shown path={picture.picture} alt={name} width={560} height={280} whole label={name} />
        <Text $tone="text-muted">{facts}</Text>
        {description && (
          <Text>
            {description.alt === '' ? m('pictures.not-described') : m('pictures.alt-is', { alt: description.alt })}
          </Text>
        )}
        {notDone && <FormAlert>{refusal(notDone)}</FormAlert>}
        {mayEdit && (
          <Actions>
            <Action onClick={onCrop}>
              <Crop size={18} aria-hidden />
              {m('pictures.crop')}
            </Action>
            <Action onClick={onDescribe}>
              <ScanEye size={18} aria-hidden />
              {m('pictures.describe')}
            </Action>
            {picture.uses.length > 0 && (
              <Action onClick={onReplace}>
                <Replace size={18} aria-hidden />
                {m('pictures.replace')}
              </Action>
            )}
            {picture.isAdded && !isUsed(picture) && (
              <Action aria-disabled={isBusy || undefined} onClick={() => void run(onDelete, onClose)}>
                <Trash2 size={18} aria-hidden />
                {m('pictures.delete')}
              </Action>
            )}
          </Actions>
        )}
        <section aria-labelledby="picture-uses">
          <Text as="h3" id="picture-uses" $size="large" $weight={700}>
            {m('pictures.where-used')}
          </Text>
          <PictureUses codename={codename} picture={picture} documents={documents} />
        </section>
        {mayEdit && picture.isAdded && (
          <InlineForm
            label={m('pictures.name')}
            button={m('pictures.name-save')}
            name="title"
            defaultValue={name}
            required
            maxLength={pictureTitleLength}
            onSubmit={(event) => {
              event.preventDefault();
              const title = new FormData(event.currentTarget).get('title');
              if (typeof title === 'string' && title.trim() !== '') rename(title.trim());
            }}
          />
        )}
      </Layout>
    </Sheet>
  );
}
