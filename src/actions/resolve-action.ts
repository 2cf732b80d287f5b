import type { Action_LinkFragment } from '../__generated__/gql/graphql';
import { homePath, loginPath } from '../routing/paths';
import type { ActionContext, ActionEntry, ActionTarget } from './action-entry';
import { actions } from './registry';

/**
 * What an action opens for this visitor. Guests are sent to sign in if a customer is needed, and then to the target.
 */
export function resolveAction(action: Action_LinkFragment, context: ActionContext): ActionTarget {
  const entry = (actions as { readonly [kind: string]: ActionEntry | undefined })[action.kind] ?? actions.UNKNOWN;
  const target = entry.target(action, context);
  if (!entry.needsCustomer || context.signedIn || !('path' in target)) return target;
  return { kind: 'route', path: loginPath(target.path) };
}

/** Where an action leads without JavaScript: an absolute URL, or a path inside the store. */
export function actionTarget(action: Action_LinkFragment, context: ActionContext): string {
  const target = resolveAction(action, context);
  if (target.kind === 'external') return target.href;
  return 'path' in target ? target.path : homePath;
}
