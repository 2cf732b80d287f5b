import type { ClickInput, ViewInput } from '../../__generated__/resolvers';
import { isViewUid } from '../../adapters/ids';
import { FacadeError } from '../error-model';

export function checkClick(click: ClickInput): ClickInput {
  ensure(isPage(click.path) && isDevice(click.deviceId), 'page or device');
  ensure(isViewUid(click.component) && isViewUid(click.action), 'component or action');
  ensure(click.value.length <= 500, 'value');
  return click;
}

export function checkView(view: ViewInput): ViewInput {
  ensure(isPage(view.path) && isDevice(view.deviceId), 'page or device');
  ensure(!view.component || isViewUid(view.component), 'component');
  return view;
}

const isPage = (path: string) => path.startsWith('/') && path.length <= 500;
const isDevice = (id: string) => /^[\w-]{1,64}$/.test(id);

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new FacadeError('BAD_INPUT', `The ${what} can't be counted`);
}
