/**
 * Generates, from the contracts in `schema/`, the documents in `src/` and `schema/documents/` and the catalogues in
 * `src/i18n/`: types and persisted documents of the facade, types and JSON Schemas of the provider's REST, compiled
 * checks of replies and of stores' documents, compiled messages; the keys of the studio's words, the codes of issues
 * that it has sentences for, and the schema of its forms; and modules with the drawn statecharts of `docs/statecharts/`. Only
 * `docs/schema.graphql`, the published schema, is committed; `--publish` writes it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCharts } from './codegen/charts';
import { writeDocumentModules } from './codegen/document-modules';
import { sdl, writeFacadeSchema } from './codegen/facade-schema';
import { writeFacadeKinds } from './codegen/facade-kinds';
import { writeFacadeTypes } from './codegen/facade-types';
import { removeStale } from './codegen/files';
import { writeLimits } from './codegen/limits';
import { writeMessages } from './codegen/messages';
import { writeNumericCodes } from './codegen/numeric-codes';
import { publishedSchema } from './codegen/published-schema';
import { writeRestContract } from './codegen/rest-contract';
import { writeStoreChecks } from './codegen/store-checks';
import { writeStudioForm } from './codegen/studio-form';
import { writeStudioIssues } from './codegen/studio-issues';
import { writeStudioKeys } from './codegen/studio-keys';
import { writeStudioSchema } from './codegen/studio-schema';

async function main() {
  writeMessages();
  writeCharts();
  writeLimits();
  writeFacadeSchema();
  writeStudioSchema();
  writeFacadeKinds();
  await writeRestContract();
  writeNumericCodes();
  writeStoreChecks();
  writeStudioKeys();
  writeStudioIssues();
  writeStudioForm();
  if (process.argv.includes('--publish')) writeFileSync(join(__dirname, 'docs/schema.graphql'), publishedSchema(sdl));
  await writeFacadeTypes();
  // Reads the persisted documents that are written with the types.
  writeDocumentModules();
  removeStale();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
