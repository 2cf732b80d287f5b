import { buildSchema, getOperationAST, parse } from 'graphql';
import { isPrivate } from '../server/graphql/is-private';
import { sdl } from './facade-schema';
import { studioSdl } from './studio-schema';
import { read, write } from './files';

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** The suffix that the code generator adds to an operation's name. */
const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

interface Application {
  readonly folder: 'src' | 'studio';
  readonly sdl: string;
  /** The server's file of the documents' texts. */
  readonly texts: string;
  /** Where `DocumentRef` is, from a module. */
  readonly execute: string;
}

const applications: readonly Application[] = [
  { folder: 'src', sdl, texts: 'persisted-documents.json', execute: '../../api/execute' },
  { folder: 'studio', sdl: studioSdl, texts: 'studio-documents.json', execute: '../../../src/api/execute' },
];

export const writeDocumentModules = () => applications.forEach(writeModulesOf);

/** One small module per operation, so that a page loads only the hashes that it uses and no document text. */
function writeModulesOf({ folder, sdl, texts, execute }: Application) {
  const persisted = JSON.parse(read(`${folder}/__generated__/gql/persisted-documents.json`)) as Record<string, string>;
  write(`server/__generated__/${texts}`, JSON.stringify(persisted));
  const schema = buildSchema(sdl);
  for (const [hash, text] of Object.entries(persisted)) {
    const document = parse(text);
    const operation = getOperationAST(document);
    const name = operation?.name?.value;
    if (!operation || !name) throw new Error(`A document without an operation name: ${text.slice(0, 80)}`);
    const data = name + suffixes[operation.operation];
    const reference = { id: hash, kind: operation.operation, ...(isPrivate(schema, document) && { private: true }) };
    write(
      `${folder}/__generated__/documents/${kebab(name)}.ts`,
      [
        `import type { DocumentRef } from '${execute}';`,
        `import type { ${data}, ${data}Variables } from '../gql/graphql';`,
        `export const ${name}Document: DocumentRef<${data}, ${data}Variables> = ${JSON.stringify(reference)};`,
        '',
      ].join('\n'),
    );
  }
}
