import { useState } from 'react';
import { Sheet } from '../../src/ui/dialog/sheet';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import type { NotDone } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { DescribeSheet } from './describe-sheet';
import type { Description } from './descriptions';
import type { LoadingDescription } from './use-description';

interface DescribeInDraftProps {
  picture: string;
  loading: LoadingDescription;
  onRetry: () => void;
  /** Saves it in the draft; null if it is done. */
  save: (description: Description) => Promise<NotDone | null>;
  onClose: () => void;
  onSaved: () => void;
}

/** Describes a picture in the draft, outside the editor. */
export function DescribeInDraft({ picture, loading, onRetry, save, onClose, onSaved }: DescribeInDraftProps) {
  const m = useStudioMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [notDone, setNotDone] = useState<NotDone | null>(null);
  if (loading.state !== 'loaded' || loading.value === null) {
    return (
      <Sheet tall open title={m('pictures.describe')} onClose={onClose}>
        {loading.state === 'failed' ? (
          <ErrorState failure={loading} onRetry={onRetry} />
        ) : (
          <StackSkeleton heights={['16rem', '5rem', '5rem']} />
        )}
      </Sheet>
    );
  }

  async function send(description: Description) {
    setIsBusy(true);
    const result = await save(description);
    setIsBusy(false);
    setNotDone(result);
    if (!result) onSaved();
  }

  return (
    <DescribeSheet
      picture={picture}
      description={loading.value}
      isBusy={isBusy}
      notDone={notDone}
      onClose={onClose}
      onSave={(description) => void send(description)}
    />
  );
}
