import type { Scope } from './caller';
import type { App } from './check-stores';
import { nobody, noStore, type Run, verify } from './run';

/** Checks that views and taps are counted for existing stores. */
export async function checkTracking(run: Run, app: App, scope: Scope) {
  const view = { page_url: '/', comp_vuid: '', device_id: 'conformance', is_web: 1 };
  const counted = await run.caller.call(scope, 'trackView', { fields: { ...view, app_vuid: scope.viewUid } });
  if (counted)
    verify(run, counted.body.success, { store: scope.codename, operation: 'trackView' }, 'a view is refused');
  const holder = app.components.find(({ ctas }) => ctas.length > 0);
  const [action] = holder?.ctas ?? [];
  if (holder && action) {
    const click = { comp_vuid: holder.view_uid, click_vuid: action.view_uid, click_value: action.value };
    const fields = { ...view, ...click, app_vuid: scope.viewUid };
    const tapped = await run.caller.call(scope, 'trackClick', { fields, about: action.view_uid });
    const place = { store: scope.codename, operation: 'trackClick', record: action.view_uid };
    if (tapped) verify(run, tapped.body.success, place, 'a tap is refused');
  }
  await run.caller.call(noStore, 'trackView', { fields: { ...view, app_vuid: nobody }, expect: 404, about: nobody });
}
