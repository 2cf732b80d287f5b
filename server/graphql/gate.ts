import { type GraphQLSchema, getVariableValues } from 'graphql';
import type { TrustedDocument, TrustedDocuments } from './trusted-documents';

export interface GateRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly ownOrigin: string;
}

export interface GateOptions {
  readonly schema: GraphQLSchema;
  readonly documents: TrustedDocuments;
  /** Accepts operations as text. Only for the development endpoint. */
  readonly isOpen: boolean;
  /** The accepted methods, each with the parameters that its URL may have. */
  readonly methods: UrlParameters;
}

type UrlParameters = { readonly [method in 'GET' | 'POST']?: ReadonlySet<string> };

export interface Refusal {
  readonly kind: 'refused';
  readonly status: 400 | 403 | 405 | 415;
  readonly reason: string;
  readonly code?: 'UNKNOWN_OPERATION';
  /** How the client can fix it. */
  readonly hint?: string;
}

export interface Admitted {
  readonly kind: 'trusted';
  readonly document: TrustedDocument;
  /** Only the variables that the document declares, validated, with defaults. */
  readonly variables: Readonly<Record<string, unknown>>;
}

export type Verdict = Refusal | Admitted | { readonly kind: 'text' };

const refuse = (status: Refusal['status'], reason: string): Refusal => ({ kind: 'refused', status, reason });

/** The hint whenever a document is refused because it is not trusted. */
export const trustedOnly = 'only trusted documents are executed, by their id; docs/graphql.md explains how to add one';

/** Of the stores' `/graphql`. */
export const storeMethods: UrlParameters = {
  GET: new Set(['documentId', 'variables', 'store', 'lang', 'session']),
  POST: new Set(['store', 'lang']),
};
const bodyParameters = new Set(['documentId', 'variables']);

/** Accepts or refuses a request before anything is executed or requested. */
export function checkRequest(request: GateRequest, options: GateOptions): Verdict {
  const { method } = request;
  const parameters = method === 'GET' || method === 'POST' ? options.methods[method] : undefined;
  if (!parameters) return refuse(405, 'method');
  const foreign = foreignness(request, options.isOpen);
  if (foreign) return refuse(403, foreign);
  const input = method === 'GET' ? readUrl(request, parameters) : readBody(request, parameters);
  if ('kind' in input) return input;
  const { documentId, variables, others } = input;
  if (options.isOpen && documentId === undefined) return { kind: 'text' };
  if (others.includes('query')) return { ...refuse(400, 'the operation is sent as text'), hint: trustedOnly };
  if (others.length > 0) return refuse(400, 'unknown parameter');
  if (typeof documentId !== 'string') return { ...refuse(400, 'no operation'), hint: trustedOnly };
  const document = options.documents.get(documentId);
  if (!document) return { ...refuse(400, 'unknown operation'), code: 'UNKNOWN_OPERATION', hint: trustedOnly };
  if (document.kind === 'subscription') return checkStream(request) ?? admit(document, variables, options.schema);
  if (request.query.session !== undefined) return refuse(400, 'unknown parameter');
  if (method === 'GET' && document.kind !== 'query') return refuse(405, `${document.kind} by GET`);
  if (method === 'GET' && document.isPrivate) return refuse(405, 'a private operation by GET');
  return admit(document, variables, options.schema);
}

/** Refuses pages of other origins, by the origin that browsers send. @returns the reason, or null for our own pages */
function foreignness({ method, headers, ownOrigin }: GateRequest, isOpen: boolean): string | null {
  const site = headers['sec-fetch-site'];
  const harmless = method === 'GET' ? ['same-origin', 'none'] : ['same-origin'];
  if (site !== undefined && !harmless.includes(String(site))) return 'another site';
  const { origin } = headers;
  if (origin === undefined && (method === 'GET' || isOpen)) return null;
  return origin === ownOrigin ? null : 'another origin';
}

/** An `EventSource` of our pages carries the session, so requests that hide their origin are refused. */
function checkStream({ method, headers, ownOrigin }: GateRequest): Refusal | null {
  if (method !== 'GET' || headers.accept !== 'text/event-stream')
    return refuse(405, 'a subscription needs GET and text/event-stream');
  const isOwn = headers['sec-fetch-site'] === 'same-origin' || headers.origin === ownOrigin;
  return isOwn ? null : refuse(403, 'the stream has no known origin');
}

interface RequestedDocument {
  readonly documentId: unknown;
  readonly variables: unknown;
  readonly others: readonly string[];
}

function readUrl({ query }: GateRequest, parameters: ReadonlySet<string>): RequestedDocument | Refusal {
  const others = Object.keys(query).filter((name) => !parameters.has(name));
  const text = query.variables;
  if (text === undefined) return { documentId: query.documentId, variables: {}, others };
  const variables = typeof text === 'string' ? parsed(text) : undefined;
  return isRecord(variables) ? { documentId: query.documentId, variables, others } : refuse(400, 'variables');
}

const jsonType = /^application\/json(\s*;\s*charset=("utf-8"|utf-8))?$/i;

function readBody({ headers, query, body }: GateRequest, parameters: ReadonlySet<string>): RequestedDocument | Refusal {
  if (!jsonType.test(String(headers['content-type'] ?? ''))) return refuse(415, 'content type');
  if (headers['content-encoding'] !== undefined) return refuse(415, 'content encoding');
  const content = parsed(body);
  if (!isRecord(content)) return refuse(400, 'body');
  const { documentId, variables } = content;
  const others = [
    ...Object.keys(content).filter((name) => !bodyParameters.has(name)),
    ...Object.keys(query).filter((name) => !parameters.has(name)),
  ];
  return { documentId, variables: variables ?? {}, others };
}

function admit(document: TrustedDocument, variables: unknown, schema: GraphQLSchema): Verdict {
  if (!isRecord(variables)) return refuse(400, 'variables');
  const { coerced, errors } = getVariableValues(schema, document.operation.variableDefinitions ?? [], variables);
  return errors ? refuse(400, 'variables') : { kind: 'trusted', document, variables: coerced };
}

const suspiciousEscape = /\\u(0000|d[89a-f])/i;

function parsed(text: string): unknown {
  try {
    return suspiciousEscape.test(text) ? JSON.parse(text, checkText) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No field accepts U+0000, which databases cannot store. A lone surrogate becomes U+FFFD. */
function checkText(key: string, value: unknown): unknown {
  if (key.includes('\0')) throw new SyntaxError('U+0000 in a name');
  if (typeof value !== 'string') return value;
  if (value.includes('\0')) throw new SyntaxError('U+0000 in a text');
  return value.toWellFormed();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
