import type { Action_LinkFragment } from '../__generated__/gql/graphql';
import { homePath } from '../routing/paths';
import type { ActionContext } from './action-entry';
import { resolveAction } from './resolve-action';

/** Where an action leads without a script: an absolute address, or a path inside the store. */
export function actionTarget(action: Action_LinkFragment, context: ActionContext): string {
  const target = resolveAction(action, context);
  if (target.kind === 'external') return target.href;
  return 'path' in target ? target.path : homePath;
}
