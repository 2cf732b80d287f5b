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

/** What is tested in a browser's environment; whatever else there is, in Node's. */
const browserFolders = [
  'components',
  'forms',
  'renderers',
  'screens',
  'shell',
  'actions',
  'theme',
  'i18n',
  'inspector/page',
].map((folder) => `<rootDir>/test/${folder}/`);
const elsewhere = ['/node_modules/', '<rootDir>/dist/', '<rootDir>/test/e2e/'];

/** @type {import('jest').Config} */
export default {
  maxWorkers: 3,
  testTimeout: 90_000,
  globalSetup: '<rootDir>/test/setup/programs.mjs',
  testSequencer: '<rootDir>/test/setup/programs-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.{test,spec}.{ts,tsx}'],
      testPathIgnorePatterns: [...elsewhere, ...browserFolders],
      setupFilesAfterEnv: ['<rootDir>/test/setup/silent-console.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/setup/browser-environment.ts',
      testMatch: browserFolders.map((folder) => `${folder}**/*.{test,spec}.{ts,tsx}`),
      testPathIgnorePatterns: elsewhere,
      setupFilesAfterEnv: ['<rootDir>/test/setup/silent-console.ts', '<rootDir>/test/setup/browser.ts'],
    },
  ],
};
