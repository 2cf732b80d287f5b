import { useSelector } from '@xstate/react';
import { Stack } from '../../../src/ui/layout/stack';
import { Text } from '../../../src/ui/text/text';
import { ChangeList, countChanges } from '../../changes/change-list';
import { useChanges } from '../../changes/use-changes';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { BeforeAfter } from './before-after';
import { PublishForm } from './publish-form';
import { ReviewChecks } from './review-checks';
import { errorOf } from './selectors';
import type { DraftReview, PublishFlow } from './use-publish';
import { TakeBack } from './take-back';
import { useSelling } from './use-selling';

interface ReviewStepProps {
  flow: PublishFlow;
  codename: string;
  review: DraftReview;
  /** Whether the person's role publishes. */
  mayPublish: boolean;
  onOpen: (place: string) => void;
  onClose: () => void;
}

/** What the draft changes for customers, what stops it, and when it is published. */
export function ReviewStep({ flow, codename, review, mayPublish, onOpen, onClose }: ReviewStepProps) {
  const m = useStudioMessages();
  const parts = useChanges(review.before, review.after);
  const [selling] = useSelling(codename, review.version);
  const hasChanged = useSelector(flow, errorOf)?.code === 'DRAFT_CHANGED';
  const sells = selling.state !== 'loaded' || !selling.value.some(({ isError }) => isError);
  if (review.version >= 0) return <Text $tone="text-muted">{m('publish.no-changes')}</Text>;
  return (
    <Stack $gap={4}>
      <ReviewChecks codename={codename} review={review} selling={selling} onOpen={onOpen} />
      <Text as="h3" $size="large" $weight={700}>
        {m('publish.changes', { count: countChanges(parts) })}
      </Text>
      <BeforeAfter codename={codename} review={review} />
      {hasChanged && <Text $tone="sale">{m('publish.newer')}</Text>}
      <ChangeList parts={parts} heading="h4" />
      <TakeBack before={review.before} onDone={onClose} />
      {mayPublish ? (
        <PublishForm flow={flow} isReady={review.isReady && sells} />
      ) : (
        <Text $tone="text-muted">{m('publish.not-allowed')}</Text>
      )}
    </Stack>
  );
}
