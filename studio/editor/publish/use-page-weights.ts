import { useExecute } from '../../../src/api/execute';
import { LoadError, unwrap } from '../../../src/api/unwrap';
import { PreviewDocument } from '../../__generated__/documents/preview';
import { useLoading } from '../../revisions/use-loading';
import type { DraftReview } from './use-publish';
import { changedPages, type StorePage } from './changed-pages';
import { type PageWeight, weighPage } from './weigh-page';

/** Of a draft that changes more pages, the first ones are weighed. */
const maxPages = 8;

export interface WeightChange extends StorePage {
  readonly before: PageWeight;
  readonly after: PageWeight;
}

/** What the changed pages load, before and after; a page that cannot be weighed is left out. */
export function usePageWeights(codename: string, { version, base, shown, before, after }: DraftReview) {
  const execute = useExecute();
  return useLoading(`${codename} ${version}`, async (signal): Promise<WeightChange[]> => {
    const previewOf = async (revision: number) => {
      const { store } = unwrap(await execute(PreviewDocument, { codename, revision, viewer: 'GUEST' }, signal));
      if (!store?.preview) throw new LoadError('NOT_FOUND');
      return store.preview.path;
    };
    const [old, now] = await Promise.all([previewOf(base), previewOf(shown)]);
    const sizes = new Map<string, Promise<number>>();
    const weights: WeightChange[] = [];
    for (const page of changedPages(before, after).slice(0, maxPages)) {
      const weighed = await Promise.all([
        weighPage(old + page.path, sizes, signal),
        weighPage(now + page.path, sizes, signal),
      ]).catch(() => null);
      if (weighed) weights.push({ ...page, before: weighed[0], after: weighed[1] });
    }
    return weights;
  });
}
