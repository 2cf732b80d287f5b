const common = {
  transform: {
    '\\.tsx?$|/node_modules/(idn-area-data|lucide-react)/': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages that Node's own require can load and jest's cannot: they have no CommonJS build of what we use.
  transformIgnorePatterns: ['/node_modules/(?!(idn-area-data|lucide-react)/)'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/setup/no-style.ts',
    '\\.(woff2|png|jpe?g|webp|svg)$': '<rootDir>/test/setup/asset-address.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  restoreMocks: true,
};

/** @param {string[]} folders */
const testsIn = (folders) => folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.{ts,tsx}`);

/** @type {import('jest').Config} */
export default {
  maxWorkers: 3,
  testTimeout: 90_000,
  testSequencer: '<rootDir>/test/setup/programs-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: testsIn(['server', 'app', 'provider', 'contract', 'machines', 'store', 'gate', 'inspector']),
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/inspector/page/'],
      setupFilesAfterEnv: ['<rootDir>/test/setup/silent-console.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/setup/browser-environment.ts',
      testMatch: testsIn([
        'components',
        'forms',
        'renderers',
        'screens',
        'shell',
        'actions',
        'theme',
        'i18n',
        'inspector/page',
      ]),
      setupFilesAfterEnv: ['<rootDir>/test/setup/silent-console.ts', '<rootDir>/test/setup/browser.ts'],
    },
  ],
};
