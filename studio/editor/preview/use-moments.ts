import { useEffect, useState } from 'react';
import { useExecute } from '../../../src/api/execute';
import { PreviewMomentsDocument } from '../../__generated__/documents/preview-moments';
import type { PreviewMomentsQuery } from '../../__generated__/gql/graphql';

type Schedule = Extract<NonNullable<PreviewMomentsQuery['store']>['schedule'], { __typename: 'Schedule' }>;

/** A time at which a scheduled change begins or ends, and the revision from then on. */
export type Moment = Schedule['ends'][number];

/** Empty while nothing is scheduled, or it is not known. @param version of the draft: what is scheduled may have changed with it */
export function useMoments(codename: string, version: number): readonly Moment[] {
  const execute = useExecute();
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void execute(PreviewMomentsDocument, { codename }, controller.signal).then((answer) => {
      if (!answer.ok) return;
      const schedule = answer.data.store?.schedule;
      setMoments(schedule?.__typename === 'Schedule' ? schedule.ends : []);
    });
    return () => controller.abort();
  }, [execute, codename, version]);
  return moments;
}
