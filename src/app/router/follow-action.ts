import { TrackClickDocument } from '../../__generated__/documents/track-click';
import { TrackedActionDocument } from '../../__generated__/documents/tracked-action';
import { StoreShellDocument } from '../../__generated__/documents/store-shell';
import { actionTarget } from '../../actions/resolve-action';
import type { Execute } from '../../api/execute';
import { readFragment } from '../../api/fragment';
import { actionPath } from '../../routing/paths';

const limit = 1_000;

interface FollowRequest {
  execute: Execute;
  /** The component or segment that contains the action. */
  component: string;
  index: number;
  deviceId: string;
  signedIn: boolean;
}

export type Followed =
  /** An absolute URL, or a path inside the store. */
  | { kind: 'open'; target: string }
  | { kind: 'missing' }
  /** The click could not be counted, so nothing is opened. */
  | { kind: 'uncounted' };

/** What `/go/{component}/{n}` does for a page without JavaScript: counts the click, then returns its target. */
export async function followAction({
  execute,
  component,
  index,
  deviceId,
  signedIn,
}: FollowRequest): Promise<Followed> {
  const [answer, shell] = await Promise.all([
    execute(TrackedActionDocument, { component, index }),
    execute(StoreShellDocument, {}),
  ]);
  if (!answer.ok || !shell.ok || !shell.data.store) return { kind: 'uncounted' };
  if (!answer.data.action) return { kind: 'missing' };
  const action = readFragment(answer.data.action);
  const click = { path: actionPath(component, index), deviceId, component, action: action.id, value: action.value };
  const counted = await execute(TrackClickDocument, { click }, AbortSignal.timeout(limit));
  if (!counted.ok || !counted.data.trackClick.counted) return { kind: 'uncounted' };
  return { kind: 'open', target: actionTarget(action, { store: shell.data.store, signedIn }) };
}
