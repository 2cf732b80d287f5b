import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { FacadeContext } from './context';
import { executeSafely } from './execute-safely';
import { documentLimits } from './document-limits';
import type { Log } from './log';
import { maskUnforeseen } from './mask-unforeseen';
import type { TrustedDocuments } from './trusted-documents';

/** What the gate hands over with a request. */
export interface YogaInput {
  readonly facade: FacadeContext;
}

export interface YogaOptions {
  readonly schema: GraphQLSchema;
  readonly documents: TrustedDocuments;
  /** The explorer, introspection and operations as text. */
  readonly isOpen: boolean;
  readonly log: Log;
}

/** GraphQL over HTTP behind the gate: trusted documents only, nothing that a page of ours does not need. */
export const createFacadeYoga = ({ schema, documents, isOpen, log }: YogaOptions) =>
  createYoga<YogaInput>({
    schema,
    graphqlEndpoint: '/graphql',
    cors: false,
    graphiql: isOpen,
    landingPage: false,
    multipart: false,
    batching: false,
    maskedErrors: { maskError: maskUnforeseen },
    extraParamNames: ['documentId'],
    logging: quiet(log),
    plugins: [trusted(documents, isOpen), safely, ...(isOpen ? [documentLimits] : [])],
  });

const refused = (message: string) => ({ message, extensions: { code: 'BAD_INPUT', http: { status: 400 } } });

const trusted = (documents: TrustedDocuments, isOpen: boolean) =>
  usePersistedOperations<YogaInput>({
    allowArbitraryOperations: isOpen,
    skipDocumentValidation: true,
    extractPersistedOperationId: (params) => {
      const { documentId } = params as { documentId?: unknown };
      return typeof documentId === 'string' ? documentId : null;
    },
    getPersistedOperation: (id) => documents.get(id)?.node ?? null,
    customErrors: {
      notFound: refused('This operation is not known.'),
      persistedQueryOnly: refused('Only known operations are executed.'),
      keyNotFound: refused('No operation is named.'),
    },
  });

const safely: Plugin<YogaInput> = {
  onExecute({ setExecuteFn }) {
    setExecuteFn((args: ExecutionArgs) => {
      const { facade } = args.contextValue as YogaInput;
      return executeSafely({ ...args, contextValue: facade });
    });
  },
};

/** Errors are logged where they are masked; what Yoga says beside that is of interest to its developers. */
function quiet(log: Log) {
  const say = (...words: unknown[]) => log.debug({ words }, 'yoga');
  return { debug: () => {}, info: say, warn: say, error: say };
}
