import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../src/lazy/lazy-component';
import { Sheet } from '../../../src/ui/dialog/sheet';
import { Boundary } from '../../../src/ui/feedback/boundary';
import { ErrorState } from '../../../src/ui/feedback/error-state';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';
import { HoldStep, holdOf } from './hold-step';
import { PublishSkeleton } from './publish-skeleton';

export const Publication = lazyComponent(() => import('./publication'));

export interface PublishSheetProps {
  mayPublish: boolean;
  onClose: () => void;
}

/** Shows what the draft changes and publishes it, once everything is saved and decided. */
export function PublishSheet({ mayPublish, onClose }: PublishSheetProps) {
  const m = useStudioMessages();
  const editor = useEditor();
  const onOpen = (place: string) => {
    onClose();
    editor.open(place);
  };
  const hold = holdOf(editor, mayPublish);
  // What is saved later does not close a publication that has begun.
  const [hasBegun, setHasBegun] = useState(hold === null);
  if (hold === null && !hasBegun) setHasBegun(true);
  return (
    <Sheet open tall title={m(mayPublish ? 'publish.title' : 'publish.review')} onClose={onClose}>
      <Boundary resetKey="publish" fallback={(retry) => <ErrorState onRetry={retry} />}>
        <Suspense fallback={<PublishSkeleton />}>
          {hasBegun && <Publication mayPublish={mayPublish} onOpen={onOpen} onClose={onClose} />}
          {!hasBegun &&
            (hold === null || hold === 'saving' ? <PublishSkeleton /> : <HoldStep hold={hold} onClose={onClose} />)}
        </Suspense>
      </Boundary>
    </Sheet>
  );
}
