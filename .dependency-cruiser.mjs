import { readFileSync } from 'node:fs';

const ourFolders = '^(src|server|provider|shared|machines|studio|schema|public|test|docs)/';

/**
 * What a part may import of our own files; packages are not its concern.
 *
 * @param {string} name
 * @param {string} from
 * @param {string} allowed
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: ourFolders, pathNot: allowed },
});

/**
 * What a folder of src/ may import from beside it.
 *
 * @param {string} folder
 * @param {string} allowed
 */
const layer = (folder, allowed) => only(`${folder}-imports`, `^src/${folder}/`, `^src/(${folder}|${allowed})/`);

const base = 'ui|theme|i18n|lazy';
const belowFeatures = `actions|actors|${base}|api|routing|storage|__generated__`;

/** What several screens share, on four floors: a feature imports its own floor, in a line, and those below. */
const featureFloors = {
  base: ['map', 'paging', 'refusals', 'share', 'stored-entry'],
  person: ['accounts', 'addresses', 'notifications', 'search'],
  buying: ['buying', 'cart', 'catalogue', 'checkout', 'forms', 'orders', 'payments', 'vouchers'],
  services: ['bills', 'bookings', 'chat', 'invoices', 'referral', 'rides', 'wallet'],
};
const floors = Object.values(featureFloors);

/** Of the provider: what all modules stand on. */
const belowModules = [
  'biller',
  'contract',
  'database',
  'dispatcher',
  'errors',
  'http',
  'mailer',
  'media',
  'push',
  'router',
  'sandbox',
  'store-check',
];

/** The provider's modules as `modules.ts` lists them, and two that have no parts; each may import those before it. */
const listed = /const registered = \[([^\]]+)\]/.exec(readFileSync('provider/modules/modules.ts', 'utf8'))?.[1] ?? '';
const registered = [...listed.matchAll(/(\w+)Module\b/g)].map(([, name = '']) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
const moduleOrder = [...registered.filter((name) => name !== 'admin'), 'health', 'store-files', 'admin'];

/** The layers of a module, the lowest first. */
const moduleLayers = ['queries', 'rules', 'reply', 'routes', 'sandbox', 'module'];

/** The folders of the server, the lowest first; each may import those before it, and the server's programs all. */
const serverOrder = [
  'base',
  'sealing',
  'sessions',
  'cache',
  'provider-client',
  'geocoding',
  'values',
  'model',
  'domains',
  'facade',
  'graphql',
  'studio',
  'http',
];

/** The domains of the server: each maps what the provider says of it, and may import those before it. */
const domainOrder = [
  'tracking',
  'notifications',
  'chat',
  'addresses',
  'payments',
  'events',
  'forms',
  'bills',
  'rides',
  'stores',
  'wallet',
  'catalogue',
  'search',
  'cart',
  'invoices',
  'checkout',
  'vouchers',
  'bookings',
  'orders',
  'accounts',
];

/** The layout table of the architecture, row by row. */
export default {
  forbidden: [
    only('schema-imports-nothing', '^schema/', '^$'),
    only('machines-stay-pure', '^machines/', '^machines/'),
    {
      name: 'machines-know-xstate-alone',
      severity: 'error',
      from: { path: '^machines/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core', 'unknown'],
        pathNot: '(^|/)node_modules/xstate/',
      },
    },

    only('only-features-touch-machines', '^src/(?!(features|actors|inspector)/)', '^src/'),
    {
      name: 'parts-of-features-touch-no-machines',
      comment: 'A feature has hooks for that: its files without elements.',
      severity: 'error',
      from: { path: '^src/features/.*[.]tsx$' },
      to: { path: '^machines/' },
    },
    {
      name: 'only-machines-features-and-inspector-know-xstate',
      severity: 'error',
      from: {
        path: '^(src|server|provider)/',
        pathNot: '^src/(features/.*[.]ts$|actors/|inspector/)|^provider/sell-check/walks/',
      },
      to: { path: '(^|/)node_modules/xstate/' },
    },
    only('features-imports', '^src/features/', `^machines/|^src/(features|${belowFeatures})/`),
    ...Object.entries(featureFloors).map(([floor, features], at) => ({
      name: `${floor}-features-import-no-floor-above`,
      severity: 'error',
      from: { path: `^src/features/(${features.join('|')})/` },
      to: { path: `^src/features/(${['none', ...floors.slice(at + 1).flat()].join('|')})/` },
    })),
    {
      name: 'feature-is-listed',
      comment: 'A new feature gets its place on one of `featureFloors`.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: `^src/features/(${floors.flat().join('|')})/` },
      to: {},
    },
    {
      name: 'features-import-one-way',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/features/' },
      to: { circular: true, path: '^src/features/' },
    },
    only('actors-imports', '^src/actors/', '^machines/|^src/actors/'),
    layer('screens', `renderers|features|${belowFeatures}`),
    {
      name: 'screens-do-not-share',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/[^/]+/', pathNot: '^src/screens/$1/' },
    },
    layer('renderers', `features|${belowFeatures}`),
    layer('actions', 'api|i18n|routing|__generated__'),
    only('inspector-imports', '^src/inspector/', `^machines/|^src/(inspector|${belowFeatures})/`),
    {
      name: 'charts-are-laid-out-before',
      comment: 'The layout takes 450 KB of script: it runs in `npm run charts` alone.',
      severity: 'error',
      from: { path: '^(src|server|provider|machines)/', pathNot: '^src/inspector/layout/' },
      to: { path: '^src/inspector/layout/|(^|/)node_modules/elkjs/' },
    },
    layer('ui-page', `${base}|__generated__`),
    only('worker-imports', '^src/worker/', '^src/(worker|routing)/|^src/storage/session-flag[.]ts$'),
    only('early-imports', '^src/early/', '^src/early/'),
    only(
      'one-file-loads-the-early-script',
      '^src/(?!early/|lazy/early-ready[.]ts)',
      '^src/(?!early/)|^(server|shared|provider|machines|schema|public|test|docs)/',
    ),
    only(
      'nothing-imports-the-worker',
      '^src/(?!worker/)',
      '^src/(?!worker/)|^(server|shared|provider|machines|schema|public|test|docs)/',
    ),
    only(
      'nothing-imports-the-ui-page',
      '^src/(?!ui-page/)',
      '^src/(?!ui-page/)|^(server|shared|provider|machines|schema|public|test|docs)/',
    ),
    only('ui-knows-no-data', '^src/ui/', `^src/(${base})/`),
    layer('routing', 'api|i18n|lazy|__generated__'),
    only('lazy-imports', '^src/lazy/', '^src/lazy/|^src/early/main[.]ts$'),
    layer('theme', '__generated__'),
    layer('i18n', 'lazy|__generated__'),
    layer('api', 'storage|__generated__'),
    only('storage-imports', '^src/storage/', '^src/storage/'),

    only('server-has-one-door-into-src', '^server/', '^(server|shared)/|^src/entry-server[.]tsx$'),
    {
      name: 'server-takes-only-types-from-src',
      comment: 'The built bundle is loaded by path: the ids of its styled components are those of the client build.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    ...serverOrder.map((folder, at) => ({
      name: `${folder}-imports-server-folders-before-it`,
      severity: 'error',
      from: { path: `^server/${folder}/` },
      to: { path: `^server/(${['bootstrap', ...serverOrder.slice(at + 1)].join('|')})/|^server/[^/]+$` },
    })),
    {
      name: 'server-folder-is-listed',
      comment: 'A new folder of the server gets its place in `serverOrder`.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: `^server/(bootstrap|__generated__|${serverOrder.join('|')})/` },
      to: {},
    },
    ...domainOrder.map((domain, at) => ({
      name: `${domain}-imports-domains-before-it`,
      severity: 'error',
      from: { path: `^server/domains/${domain}/` },
      to: { path: `^server/domains/(${['none', ...domainOrder.slice(at + 1)].join('|')})/` },
    })),
    {
      name: 'domain-is-listed',
      comment: 'A new domain of the server gets its place in `domainOrder`.',
      severity: 'error',
      from: { path: '^server/domains/', pathNot: `^server/domains/(${domainOrder.join('|')})/` },
      to: {},
    },
    {
      name: 'no-folder-cycles',
      comment:
        'Types count as well. The server is left out: resolver types, which are generated, name the context that domains answer to.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(provider|machines)/' },
      to: { circular: true },
    },
    {
      name: 'no-type-cycles',
      severity: 'error',
      from: { path: '^(provider|shared)/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A program starts from its own file.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(server|provider|shared)/',
        pathNot: '^provider/cli/(migrate|seed|store)[.]ts$|[.]mjs$|__generated__|^server/main[.]ts$',
      },
      to: {},
    },
    only('provider-stands-alone', '^provider/(?!sell-check/)', '^(provider|shared)/'),
    only('sell-check-walks-machines', '^provider/sell-check/', '^(provider|shared|machines)/'),
    only('shared-stands-alone', '^shared/', '^shared/'),
    ...belowModules.map((folder) => ({
      name: `${folder}-lies-below-the-modules`,
      severity: 'error',
      from: { path: `^provider/${folder}/` },
      to: { path: '^provider/(modules|seed|generator|jobs|cli)/' },
    })),
    ...moduleOrder.map((module, at) => ({
      name: `${module}-imports-modules-before-it`,
      severity: 'error',
      from: { path: `^provider/modules/${module}/` },
      to: { path: `^provider/modules/(${[...moduleOrder.slice(at + 1), 'modules'].join('|')})[./]` },
    })),
    {
      name: 'module-is-listed',
      comment: 'A new module of the provider gets its place in `moduleOrder`.',
      severity: 'error',
      from: { path: '^provider/modules/[^/]+/', pathNot: `^provider/modules/(${moduleOrder.join('|')})/` },
      to: {},
    },
    ...moduleLayers.map((layer, at) => ({
      name: `${layer}-import-no-layer-above`,
      severity: 'error',
      from: { path: `^provider/modules/[^/]+/${layer}[./]` },
      to: { path: `^provider/modules/[^/]+/(${['none', ...moduleLayers.slice(at + 1)].join('|')})[./]` },
    })),
    {
      name: 'rules-know-no-http',
      severity: 'error',
      from: { path: '^provider/(modules/[^/]+/(queries|rules|reply)[./]|contract/)' },
      to: { path: '^provider/http/' },
    },
    {
      name: 'modules-do-not-share-routes',
      severity: 'error',
      from: { path: '^provider/modules/([^/]+)/' },
      to: { path: '^provider/modules/[^/]+/routes[./]', pathNot: '^provider/modules/$1/' },
    },
    only(
      'studio-imports',
      '^studio/',
      '^studio/|^machines/|^schema/|^shared/documents/|^src/(ui|i18n|theme|lazy|actors)/|^src/api/(execute|loaded|transport-code|unwrap|graphql-stub)[.]ts$|^src/routing/paths[.]ts$|^src/__generated__/(messages|error-codes)',
    ),
    {
      name: 'nobody-imports-the-studio',
      severity: 'error',
      from: { pathNot: '^(studio|test)/' },
      to: { path: '^studio/' },
    },
    { name: 'nobody-imports-tests', severity: 'error', from: { pathNot: '^test/' }, to: { path: '^test/' } },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
