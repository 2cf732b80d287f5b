import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import type { FacadeContext } from '../facade/context';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { createYoga, type Plugin } from 'graphql-yoga';
import { documentLimits } from './document-limits';
import { executeInStore } from './execute-safely';
import { trustedOnly } from './gate';
import type { Log } from '../base/log';
import type { TrustedDocuments } from './trusted-documents';

/** Last line of defence: masks errors thrown outside of execution, except GraphQL's own. */
function maskUnforeseen(error: unknown): Error {
  if (error instanceof GraphQLError && !error.originalError) return error;
  return new GraphQLError('Something went wrong.', { extensions: { code: 'INTERNAL' } });
}

interface YogaInput {
  readonly facade: FacadeContext;
}

interface YogaOptions {
  readonly schema: GraphQLSchema;
  readonly documents: TrustedDocuments;
  readonly isOpen: boolean;
  readonly log: Log;
}

/** GraphQL over HTTP behind the gate: trusted documents only, and only the features that our pages need. */
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

const refused = (reason: string) => ({
  message: `${reason}: ${trustedOnly}`,
  extensions: { code: 'BAD_INPUT', http: { status: 400 } },
});

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
      notFound: refused('This operation is unknown'),
      persistedQueryOnly: refused('The operation is sent as text'),
      keyNotFound: refused('The request has no document id'),
    },
  });

const safely: Plugin<YogaInput> = {
  onExecute({ setExecuteFn }) {
    setExecuteFn((args: ExecutionArgs) => {
      const { facade } = args.contextValue as YogaInput;
      return executeInStore({ ...args, contextValue: facade });
    });
  },
};

/** Errors are logged where they are masked, so Yoga's own messages are only for debugging. */
function quiet(log: Log) {
  const debug = (...words: unknown[]) => log.debug({ words }, 'yoga');
  return { debug: () => {}, info: debug, warn: debug, error: debug };
}
