import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../base/locale';
import type { Settings } from '../../base/settings';
import { storeRouteOf } from '../../facade/store-reference';
import type { Facade } from '../../graphql/facade';
import type { Build } from '../rendering/page-renderer';

const maxShortcuts = 4;
const shortNameLength = 12;

const iconsOf = (icon: string | null | undefined) =>
  icon
    ? [
        { src: `/icons/192/any/${icon}`, sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: `/icons/512/any/${icon}`, sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: `/icons/512/maskable/${icon}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ]
    : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }];

const shortName = (name: string) =>
  name.length <= shortNameLength ? name : (name.split(/\s+/)[0] ?? name).slice(0, shortNameLength);

interface ManifestOptions {
  settings: Settings;
  facade: Pick<Facade, 'storeRecord'>;
  build: Pick<Build, 'renderer'>;
}

/** Describes a store as an installed app. Browsers request it without cookies, so its URL contains the language. */
export function manifest(app: FastifyInstance, { settings, facade, build }: ManifestOptions) {
  const prefix = settings.MULTI_TENANT ? '/:codename' : '';
  app.get<{ Querystring: { lang?: string } }>(`${prefix}/manifest.webmanifest`, async (request, reply) => {
    const { locale } = localeOf(request);
    const route = storeRouteOf(request, settings);
    const record =
      route?.store && (await facade.storeRecord(route.store, { requestId: request.id, log: request.log, locale }));
    if (!route || !record) return reply.code(404).header('cache-control', 'no-store').send();
    const { store } = record;
    const { header, background } = build.renderer.appColors(store.theme);
    const home = `${route.base}/`;
    // Guests of a store for members may see none of its pages.
    const menus = store.signInRequired ? [] : store.menus.slice(0, maxShortcuts);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(
        JSON.stringify({
          id: home,
          name: store.name,
          short_name: shortName(store.name),
          ...(store.description && { description: store.description }),
          start_url: home,
          scope: home,
          display: 'standalone',
          lang: locale,
          dir: 'ltr',
          theme_color: header,
          background_color: background,
          icons: iconsOf(store.icon),
          shortcuts: menus.map((menu) => ({ name: menu.name, url: route.base + build.renderer.menuPath(menu) })),
        }),
      );
  });
}
