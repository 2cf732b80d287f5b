const ourFolders = '^(src|server|provider|machines|schema|public|test|docs)/';

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

const base = 'components|theme|i18n|lazy';
const belowActions = `flows|forms|${base}|api|routing|__generated__`;

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

    only('only-flows-touch-machines', '^src/(?!(flows|inspector)/)', '^src/'),
    {
      name: 'only-machines-flows-and-inspector-know-xstate',
      severity: 'error',
      from: { path: '^(src|server|provider)/', pathNot: '^src/(flows|inspector)/' },
      to: { path: '(^|/)node_modules/xstate/' },
    },
    layer('screens', `renderers|actions|${belowActions}`),
    {
      name: 'screens-do-not-share',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/[^/]+/', pathNot: '^src/screens/$1/' },
    },
    layer('renderers', `actions|${belowActions}`),
    layer('actions', 'flows|api|i18n|routing|__generated__'),
    only('inspector-imports', '^src/inspector/', `^machines/|^src/(inspector|${belowActions})/`),
    {
      name: 'charts-are-laid-out-before',
      comment: 'The layout takes 450 KB of script: it runs in `npm run charts` alone.',
      severity: 'error',
      from: { path: '^(src|server|provider|machines)/', pathNot: '^src/inspector/layout/' },
      to: { path: '^src/inspector/layout/|(^|/)node_modules/elkjs/' },
    },
    only('flows-imports', '^src/flows/', '^machines/|^src/(flows|api|__generated__)/'),
    layer('forms', base),
    only('components-know-no-data', '^src/components/', `^src/(${base})/`),
    layer('routing', 'api|i18n|lazy|__generated__'),
    only('lazy-imports', '^src/lazy/', '^src/lazy/'),
    layer('theme', '__generated__'),
    layer('i18n', '__generated__'),
    layer('api', '__generated__'),

    only('server-has-one-door-into-src', '^server/', '^server/|^src/entry-server[.]tsx$'),
    {
      name: 'server-takes-only-types-from-src',
      comment: 'The built bundle is loaded by path: the ids of its styled components are those of the client build.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    only('provider-stands-alone', '^provider/', '^provider/'),
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
