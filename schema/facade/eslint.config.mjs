import graphql from '@graphql-eslint/eslint-plugin';

/** Rules of the published schema; `npm run lint` reads this file for what lies beside it. */
export default [
  {
    files: ['**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: { schema: ['schema/facade/*.graphql', 'server/__generated__/refusal-codes.graphql'] },
      },
    },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
];
