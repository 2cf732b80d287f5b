import { useExecute } from '../../../src/api/execute';
import { LoadError, unwrap } from '../../../src/api/unwrap';
import { PreviewDocument } from '../../__generated__/documents/preview';
import { useLoading } from '../../revisions/use-loading';
import type { DraftReview } from './use-publish';
import { type PageWeight, weighPage } from './weigh-page';
import { type WeighedPage, weighedPages } from './weighed-pages';

export interface WeightChange extends WeighedPage {
  readonly before: PageWeight;
  readonly after: PageWeight;
}

/** What the changed pages load, before and after. */
export function usePageWeights(codename: string, { version, base, shown, before, after }: DraftReview) {
  const execute = useExecute();
  return useLoading(`${codename} ${version}`, async (signal): Promise<WeightChange[]> => {
    const previewOf = async (revision: number) => {
      const { store } = unwrap(await execute(PreviewDocument, { codename, revision, viewer: 'GUEST' }, signal));
      if (!store?.preview) throw new LoadError('NOT_FOUND');
      return store.preview.path;
    };
    const [old, now] = await Promise.all([previewOf(base), previewOf(shown)]);
    return Promise.all(
      weighedPages(before, after).map(async (page) => {
        const [one, other] = await Promise.all([
          weighPage(old + page.path, signal),
          weighPage(now + page.path, signal),
        ]);
        return { ...page, before: one, after: other };
      }),
    );
  });
}
