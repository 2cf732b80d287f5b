import { Suspense } from 'react';
import type { Fields } from '../../shared/documents/entries';
import { useExecute } from '../../src/api/execute';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { ChangeList } from '../changes/change-list';
import { useChanges } from '../changes/use-changes';
import { loadRevision } from './load-revision';
import { useLoading } from './use-loading';

const skeleton = <StackSkeleton heights={['1.5rem', '3rem']} />;

const Differences = ({ before, after }: { before: Fields; after: Fields }) => (
  <ChangeList parts={useChanges(before, after)} />
);

export interface ChangesBetweenProps {
  codename: string;
  /** Numbers of revisions. */
  before: number;
  after: number;
}

/** What differs between two revisions, in words. */
export function ChangesBetween({ codename, before, after }: ChangesBetweenProps) {
  const execute = useExecute();
  const [loading, retry] = useLoading(`${codename} ${before} ${after}`, (signal) =>
    Promise.all([loadRevision(execute, codename, before, signal), loadRevision(execute, codename, after, signal)]),
  );
  if (loading.state === 'loading') return skeleton;
  if (loading.state === 'failed') return <ErrorState failure={{ code: loading.code }} onRetry={retry} />;
  const [old, now] = loading.value;
  return (
    <Suspense fallback={skeleton}>
      <Differences before={old} after={now} />
    </Suspense>
  );
}
