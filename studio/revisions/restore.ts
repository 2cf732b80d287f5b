import type { PublishAnswer, Restoration } from '../../machines/studio/publish';
import type { Execute } from '../../src/api/execute';
import { unwrap } from '../../src/api/unwrap';
import { RestoreRevisionDocument } from '../__generated__/documents/restore-revision';

/** Makes a revision the current one again, unless somebody else has changed the store. @throws LoadError */
export async function restoreRevision(
  execute: Execute,
  codename: string,
  restoration: Restoration,
  signal?: AbortSignal,
): Promise<PublishAnswer> {
  const { restoreRevision: answer } = unwrap(
    await execute(RestoreRevisionDocument, { input: { codename, ...restoration } }, signal),
  );
  return answer.__typename === 'Refusal'
    ? { outcome: 'refused', refusal: answer }
    : { outcome: 'published', revision: answer.revision };
}
