import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { ErrorState } from '../../../src/ui/feedback/error-state';
import { Sheet } from '../../../src/ui/dialog/sheet';
import { StackSkeleton } from '../../../src/ui/skeleton/block-skeletons';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';
import { LiveStep, ScheduledStep, UndoneStep } from './outcome-steps';
import { ReviewStep } from './review-step';
import { errorOf, reviewOf, stepOf } from './selectors';
import { type PublishFlow, usePublish } from './use-publish';

const skeleton = <StackSkeleton heights={['3rem', '3rem', '6rem', '3rem']} />;

interface StepProps {
  flow: PublishFlow;
  mayPublish: boolean;
  onOpen: (place: string) => void;
}

function Step({ flow, mayPublish, onOpen }: StepProps) {
  const { codename } = useEditor();
  const step = useSelector(flow, stepOf);
  const review = useSelector(flow, reviewOf);
  const failure = useSelector(flow, errorOf);
  if (step === 'failed') {
    const code = failure && { failure: { code: failure.code } };
    return <ErrorState {...code} onRetry={() => flow.send({ type: 'review.load' })} />;
  }
  if (step === 'live') return <LiveStep flow={flow} codename={codename} />;
  if (step === 'scheduled') return <ScheduledStep flow={flow} codename={codename} />;
  if (step === 'undone') return <UndoneStep />;
  if (step === 'loading' || !review) return skeleton;
  return <ReviewStep {...{ flow, codename, review, mayPublish, onOpen }} />;
}

function Publication(props: Omit<StepProps, 'flow'>) {
  const { codename } = useEditor();
  return <Step flow={usePublish(codename)} {...props} />;
}

export interface PublishSheetProps {
  mayPublish: boolean;
  onClose: () => void;
}

/** Shows what the draft changes and publishes it; what is typed is saved before. */
export function PublishSheet({ mayPublish, onClose }: PublishSheetProps) {
  const m = useStudioMessages();
  const { saving, open } = useEditor();
  const onOpen = (place: string) => {
    onClose();
    open(place);
  };
  const isSaved = saving !== 'waiting' && saving !== 'saving';
  // What is saved later does not close a publication that has begun.
  const [hasBegun, setHasBegun] = useState(isSaved);
  if (isSaved && !hasBegun) setHasBegun(true);
  return (
    <Sheet open tall title={m(mayPublish ? 'publish.title' : 'publish.review')} onClose={onClose}>
      <Suspense fallback={skeleton}>
        {hasBegun ? <Publication mayPublish={mayPublish} onOpen={onOpen} /> : skeleton}
      </Suspense>
    </Sheet>
  );
}
