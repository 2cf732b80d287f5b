import { useExecute } from '../../../src/api/execute';
import { LoadError, unwrap } from '../../../src/api/unwrap';
import { CheckSellingDocument } from '../../__generated__/documents/check-selling';
import type { SellingProblem } from '../../selling/selling-sentence';
import { useLoading } from '../../revisions/use-loading';

export interface SellingIssue extends SellingProblem {
  readonly isError: boolean;
  readonly pointer: string;
}

/** Whether customers can buy by a version of the draft. */
export function useSelling(codename: string, version: number) {
  const execute = useExecute();
  return useLoading(`${codename} ${version}`, async (signal): Promise<SellingIssue[]> => {
    const { store } = unwrap(await execute(CheckSellingDocument, { codename }, signal));
    if (store?.selling.__typename !== 'Selling') throw new LoadError('NOT_FOUND');
    return store.selling.issues.map(({ level, code, params, pointer }) => ({
      isError: level === 'ERROR',
      code,
      params: params as SellingProblem['params'],
      pointer,
    }));
  });
}
