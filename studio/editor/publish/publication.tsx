import { useSelector } from '@xstate/react';
import { ErrorState } from '../../../src/ui/feedback/error-state';
import { useEditor } from '../editor';
import { LiveStep, ScheduledStep, UndoneStep } from './outcome-steps';
import { PublishSkeleton } from './publish-skeleton';
import { ReviewStep } from './review-step';
import { errorOf, reviewOf, stepOf } from './selectors';
import { type PublishFlow, usePublish } from './use-publish';

interface StepProps {
  flow: PublishFlow;
  mayPublish: boolean;
  onOpen: (place: string) => void;
  onClose: () => void;
}

function Step({ flow, mayPublish, onOpen, onClose }: StepProps) {
  const { codename } = useEditor();
  const step = useSelector(flow, stepOf);
  const review = useSelector(flow, reviewOf);
  const failure = useSelector(flow, errorOf);
  if (step === 'failed') {
    const code = failure && { failure: { code: failure.code } };
    return <ErrorState {...code} onRetry={() => flow.send({ type: 'review.load' })} />;
  }
  if (step === 'live') return <LiveStep flow={flow} />;
  if (step === 'scheduled') return <ScheduledStep flow={flow} codename={codename} />;
  if (step === 'undone') return <UndoneStep />;
  if (step === 'loading' || !review) return <PublishSkeleton />;
  return <ReviewStep {...{ flow, codename, review, mayPublish, onOpen, onClose }} />;
}

/** The steps of a publication: what the draft changes, then what became of it. */
export default function Publication(props: Omit<StepProps, 'flow'>) {
  const { codename } = useEditor();
  return <Step flow={usePublish(codename)} {...props} />;
}
