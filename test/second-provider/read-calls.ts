import { cardOf, foundOf, itemOf } from './catalogue';
import { type Answer, type Call, notFound, ok } from './rest';
import { appOf, apps, contentOf, itemsOf } from './stores';

const paged = <T>(all: readonly T[], page: number, size: number) => ({
  data: all.slice((page - 1) * size, page * size),
  current_page: page,
  last_page: Math.max(1, Math.ceil(all.length / size)),
});
const dayMs = 86_400_000;
const pageOf = ({ fields }: Call) => Number(fields.page ?? 1);
const inStore = (call: Call, work: (app: NonNullable<ReturnType<typeof appOf>>) => Answer): Answer => {
  const app = appOf(call.fields.codename);
  return app ? work(app) : notFound;
};

function configuration(app: ReturnType<typeof appOf>, { etag }: Call): Answer {
  if (!app) return notFound;
  const current = `"${app.revision}"`;
  return etag === current
    ? { status: 304, body: null, headers: { etag: current } }
    : { ...ok(app), headers: { etag: current } };
}

const order = [
  (one: { sold: number }, other: { sold: number }) => other.sold - one.sold,
  (one: { view_id: number }, other: { view_id: number }) => other.view_id - one.view_id,
  (one: { price: number }, other: { price: number }) =>
    (one.price || Number.MAX_VALUE) - (other.price || Number.MAX_VALUE),
  (one: { price: number }, other: { price: number }) => other.price - one.price,
] as const;

const kilometres = (latitude: number, longitude: number, call: Call) =>
  Math.hypot(latitude - Number(call.fields.latitude), longitude - Number(call.fields.longitude)) * 111;

function search(call: Call): Answer {
  const app = apps.find(({ view_uid }) => view_uid === call.fields.app_view_uid);
  if (!app) return notFound;
  const { param = '', code = '0', type, parent_view_uid: shop } = call.fields;
  const words = param.toLowerCase();
  const found = itemsOf(app.codename)
    .filter(({ title }) => title.toLowerCase().includes(words))
    .filter(({ parent_view_uid }) => !shop || parent_view_uid === shop);
  const near = found
    .flatMap((one) =>
      one.latitude === null || one.longitude === null
        ? []
        : [{ ...foundOf(one), distance: kilometres(one.latitude, one.longitude, call) }],
    )
    .sort((one, other) => one.distance - other.distance);
  const all = type === 'nearme' ? near : [...found].sort(order[Number(code)]).map(foundOf);
  const { data, current_page, last_page } = paged(all, pageOf(call), 20);
  const next = `/api/v2/customer/list/search?page=${current_page + 1}&after=${current_page}`;
  return ok({ data, current_page, next_page_url: current_page < last_page ? next : null });
}

/** Free at nine and at ten, on every day except Sundays. */
function slots({ path, fields }: Call): Answer {
  const service = itemOf(path.view_uid);
  const [from, to] = [fields.from, fields.to].map((day) => Date.parse(`${day}T00:00:00Z`) / dayMs);
  if (service?.style !== 3 || from === undefined || to === undefined) return notFound;
  const days = Array.from({ length: to - from + 1 }, (_, at) => {
    const date = new Date((from + at) * dayMs);
    const isSunday = date.getUTCDay() === 0;
    const times = isSunday ? [] : ['09:00', '10:00'].map((time) => ({ time, free: 2 }));
    return { date: date.toISOString().slice(0, 10), closed: isSunday ? 'CLOSED' : null, free: isSunday ? 0 : 2, times };
  });
  return ok({ style: 3, timezone: 'Asia/Jakarta', slot_minutes: 60, max_days: 1, days });
}

const done: Answer = { status: 200, body: { success: true, message: '' } };
const counted = ({ fields }: Call) => (apps.some(({ view_uid }) => view_uid === fields.app_vuid) ? done : notFound);

/** The public calls, by operation. */
export const readCalls: Readonly<Record<string, (call: Call) => Answer>> = {
  health: () => done,
  listApps: () =>
    ok(
      apps.map(({ codename, name, tagline, app_icon, header, color_custom_flag, color_custom, need_login }) => ({
        ...{ codename, name, tagline, app_icon, header, color_custom_flag, color_custom, need_login },
      })),
    ),
  findApp: (call) =>
    configuration(
      apps.find(({ domains }) => domains.includes(call.fields.host ?? '')),
      call,
    ),
  getApp: (call) => configuration(appOf(call.path.codename), call),
  listSlots: slots,
  listComponents: (call) =>
    inStore(call, ({ components }) =>
      ok(
        (call.fields.view_uids ?? '').split(',').flatMap((id) => {
          const own = components.find(({ view_uid }) => view_uid === id);
          return own ? [contentOf(own, 1)] : [];
        }),
      ),
    ),
  getComponent: (call) =>
    inStore(call, ({ components }) => {
      const own = components.find(({ view_uid }) => view_uid === call.path.id);
      const size = call.fields.per_page;
      return own ? ok(contentOf(own, pageOf(call), size ? Number(size) : undefined)) : notFound;
    }),
  compileComponentHtml: ({ path, fields: { lat = '', lng = '', app_vuid } }) => {
    const own = apps
      .find(({ view_uid }) => view_uid === app_vuid)
      ?.components.find(({ view_uid }) => view_uid === path.id);
    return own ? ok(own.attr1.replace('{lat}', lat).replace('{lng}', lng)) : notFound;
  },
  compileListHtml: () => notFound,
  getList: (call) =>
    inStore(call, ({ codename }) => {
      const own = itemsOf(codename).find(({ view_uid }) => view_uid === call.path.id);
      return own ? ok(cardOf(own)) : notFound;
    }),
  getItem: (call) =>
    inStore(call, ({ codename }) => {
      const own = itemsOf(codename).find(({ view_uid }) => view_uid === call.path.view_uid);
      return own ? ok(own) : notFound;
    }),
  listChildren: (call) =>
    inStore(call, ({ codename }) => {
      const { id } = call.path;
      if (!itemOf(id)) return notFound;
      const words = (call.fields.search_list ?? '').toLowerCase();
      const own = itemsOf(codename).filter(
        ({ parent_view_uid, title }) => parent_view_uid === id && title.toLowerCase().includes(words),
      );
      return ok({ lists: paged(own.map(cardOf), pageOf(call), 10) });
    }),
  listReviews: (call) =>
    inStore(call, () => {
      const own = itemOf(call.path.view_uid);
      return own ? ok({ ...paged(own.reviews, pageOf(call), 10), total: own.reviews.length }) : notFound;
    }),
  listItems: (call) =>
    inStore(call, ({ codename }) => {
      const ids = (call.fields.view_uids ?? '').split(',');
      const own = ids.flatMap((id) => itemsOf(codename).filter(({ view_uid }) => view_uid === id));
      return ok(own.map(cardOf));
    }),
  listRelated: (call) =>
    inStore(call, ({ codename }) => {
      const own = itemOf(call.fields.view_uid);
      const like = itemsOf(codename).filter((one) => one !== own && one.type === own?.type);
      return own ? ok(like.slice(0, 9).map(cardOf)) : notFound;
    }),
  searchList: search,
  listSitemapPaths: (call) =>
    inStore(call, ({ codename }) =>
      ok({ data: itemsOf(codename).map(({ view_uid, title }) => ({ view_uid, title })), last_page: 1 }),
    ),
  trackClick: counted,
  trackView: counted,
};
