const common = {
  transform: {
    '\\.tsx?$|/node_modules/(@rjsf/core|@x0k/json-schema-merge|idn-area-data|lucide-react|workbox-[a-z]+)/': [
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
  // Packages that Node's own `require` can load but jest's cannot, because what we use has no CommonJS build.
  transformIgnorePatterns: [
    '/node_modules/(?!(@rjsf/core|@x0k/json-schema-merge|idn-area-data|lucide-react|workbox-[a-z]+)/)',
  ],
  moduleNameMapper: {
    // Its index has a validator for tests, which is not installed.
    '/getDefaultRegistry[.]js$': '<rootDir>/studio/editor/form/rjsf-registry.ts',
    '/shallowAllOfMerge[.]js$': '<rootDir>/studio/editor/form/merge-stub.ts',
    '^markdown-to-jsx/react$': '<rootDir>/studio/editor/form/markdown-stub.ts',
    '^@rjsf/core/lib/(.*)$': '<rootDir>/node_modules/@rjsf/core/lib/$1',
    '\\.css$': '<rootDir>/test/support/setup/no-style.ts',
    '\\.(woff2|png|jpe?g|webp|svg)$': '<rootDir>/test/support/setup/asset-path.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  restoreMocks: true,
};

/** Browser code is tested in a browser environment; everything else in Node's. */
const browserTests = ['<rootDir>/test/src/.*', '<rootDir>/test/studio/.*[.]tsx$'];
const elsewhere = ['/node_modules/', '<rootDir>/dist/', '<rootDir>/test/e2e/'];

/** @type {import('jest').Config} */
export default {
  maxWorkers: 3,
  testTimeout: 90_000,
  globalSetup: '<rootDir>/test/support/setup/programs.mjs',
  testSequencer: '<rootDir>/test/support/setup/programs-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.{test,spec}.{ts,tsx}'],
      testPathIgnorePatterns: [...elsewhere, ...browserTests],
      setupFilesAfterEnv: ['<rootDir>/test/support/setup/silent-console.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/support/setup/browser-environment.ts',
      testMatch: ['<rootDir>/test/src/**/*.{test,spec}.{ts,tsx}', '<rootDir>/test/studio/**/*.test.tsx'],
      testPathIgnorePatterns: elsewhere,
      setupFilesAfterEnv: ['<rootDir>/test/support/setup/silent-console.ts', '<rootDir>/test/support/setup/browser.ts'],
    },
  ],
};
