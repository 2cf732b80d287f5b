import { pageTrackClickMs } from '../__generated__/limits';
import { type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TrackClickDocument } from '../__generated__/documents/track-click';
import type { Action_LinkFragment } from '../__generated__/gql/graphql';
import { resolveAction } from '../actions/resolve-action';
import { deviceId } from '../api/device-id';
import { type FragmentOf, readFragment } from '../api/fragment';
import { isSignedIn } from '../api/signed-in';
import { useStore } from '../api/store-context';
import { useExecute } from '../api/execute';
import type { LinkTarget } from '../ui/link/link';
import { useToast } from '../ui/feedback/use-toast';
import { useMessages } from '../i18n/use-messages';
import { actionPath, homePath } from '../routing/paths';
import { askForSheet } from '../routing/asked-sheet';

const failureShown = 5_000;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface ActionWithLink {
  action: Action_LinkFragment;
  link: LinkTarget;
}

/**
 * The actions that can be opened. Their links count the click on the server and redirect, so they work without a script;
 * with one, the click is counted first and the target opened in place, or not at all.
 * @param component the component or segment that the actions belong to
 */
export function useActions(component: string, masked: readonly FragmentOf<Action_LinkFragment>[]): ActionWithLink[] {
  const store = useStore();
  const execute = useExecute();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const toast = useToast();
  const m = useMessages();
  const counting = useRef(false);

  const goBack = () => (key === 'default' ? navigate(homePath) : navigate(-1));

  const open = (action: Action_LinkFragment) => {
    const target = resolveAction(action, { store, signedIn: isSignedIn(store.codename) });
    if (target.kind === 'external') location.assign(target.href);
    else if (target.kind === 'back') void goBack();
    else if (target.kind === 'sheet' && askForSheet(target.sheet)) return;
    else if ('path' in target) void navigate(target.path);
  };

  const count = async (action: Action_LinkFragment) => {
    if (counting.current) return;
    counting.current = true;
    const { codename } = store;
    const click = {
      path: pathname,
      deviceId: deviceId(codename),
      component,
      action: action.id,
      value: action.value,
    };
    const answer = await execute(TrackClickDocument, { click }, AbortSignal.timeout(pageTrackClickMs));
    counting.current = false;
    if (answer.ok && answer.data.trackClick.counted) open(action);
    else toast(m('action.not-opened'), failureShown, { label: m('action.retry'), run: () => void count(action) });
  };

  const linkOf = (action: Action_LinkFragment): LinkTarget => ({
    to: actionPath(component, action.index),
    reloadDocument: true,
    rel: 'nofollow',
    onClick: (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      void count(action);
    },
  });

  return masked
    .map((one) => readFragment(one))
    .filter((action) => resolveAction(action, { store, signedIn: false }).kind !== 'none')
    .map((action) => ({ action, link: linkOf(action) }));
}
