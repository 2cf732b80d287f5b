import type { JsonObject } from './json';

/** An operation of the provider's contract, with its `$ref`s resolved. */
export interface ContractOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; required?: boolean }[];
  readonly requestBody?: { readonly content: object };
  readonly security?: readonly JsonObject[];
  readonly responses: { readonly [status: string]: { readonly content?: object } };
  readonly 'x-timeout-ms'?: number;
  /** Depends on the store alone, so that previews need no customer for it. */
  readonly 'x-shown-in-previews'?: boolean;
}

const formType = 'application/x-www-form-urlencoded';
const pictureType = 'image/*';
const fileType = 'application/octet-stream';
const jsonType = 'application/json';

const answers = ({ responses }: ContractOperation, type: string) => type in (responses['200']?.content ?? {});
const isPrivate = ({ security = [] }: ContractOperation) => security.some((one) => 'customer' in one);
const isPublic = ({ security = [] }: ContractOperation) => security.length === 0;
const ofStores = '/api/';
/** A preview reads what everybody may read of a store. */
const isShownInPreviews = (operation: ContractOperation) =>
  operation.method === 'GET' &&
  operation.path.startsWith(ofStores) &&
  (isPublic(operation) || operation['x-shown-in-previews'] === true);
const isOfAdmin = ({ security = [] }: ContractOperation) => security.some((one) => 'adminKey' in one);

function partsOf({ operationId, parameters = [], requestBody }: ContractOperation) {
  const names = parameters.filter((one) => one.in !== 'header').map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error(`${operationId}: two parameters have one name`);
  const has = (place: 'path' | 'query') => parameters.some((one) => one.in === place);
  const hasBody = requestBody !== undefined;
  const hasPicture = hasBody && pictureType in requestBody.content;
  if (hasBody && has('query')) throw new Error(`${operationId}: a call has a query or a body, not both`);
  const hasJson = hasBody && jsonType in requestBody.content;
  const hasForm = hasBody && formType in requestBody.content;
  if (hasBody && !hasPicture && !hasForm && !hasJson) {
    throw new Error(`${operationId}: a body is ${formType}, ${jsonType} or ${pictureType}`);
  }
  return { hasPath: has('path'), hasQuery: has('query'), hasForm, hasJson, hasPicture };
}

function signatureOf(operation: ContractOperation): string {
  const { operationId, responses } = operation;
  const { hasPath, hasQuery, hasForm, hasJson, hasPicture } = partsOf(operation);
  const id = `'${operationId}'`;
  const parts = [
    hasPath && `PathOf<${id}>`,
    hasQuery && `QueryOf<${id}>`,
    hasForm && `FormOf<${id}>`,
    hasJson && `JsonOf<${id}>`,
    hasPicture && 'PictureInput',
  ].filter(Boolean);
  const call = '304' in responses ? 'VersionedCall' : 'ProviderCall';
  const input = parts.join(' & ') || 'NoInput';
  return `${docOf(operation)}  readonly ${operationId}: ${call}<${input}, Reply<${id}>>;`;
}

const docOf = ({ method, path, summary }: ContractOperation) => `  /** ${method} ${path}: ${summary} */\n`;

function specOf(operation: ContractOperation): string {
  const { operationId, method, path, 'x-timeout-ms': timeoutMs } = operation;
  const { hasForm, hasJson, hasPicture } = partsOf(operation);
  const sends = hasPicture ? 'picture' : hasForm ? 'form' : hasJson ? 'json' : 'query';
  const spec = {
    method,
    path,
    sends,
    ...(timeoutMs && { timeoutMs }),
    ...(isShownInPreviews(operation) && { isShownInPreviews: true }),
  };
  return `  ${operationId}: ${JSON.stringify(spec)},`;
}

/**
 * The module with the facade's calls, their types and their HTTP form. It leaves out admin calls, and calls for
 * pictures, which have their own reader.
 */
export function providerOperations(operations: readonly ContractOperation[]): string {
  const own = operations.filter((operation) => !isOfAdmin(operation));
  const calls = own.filter((operation) => answers(operation, jsonType));
  const streams = own.filter((operation) => answers(operation, 'text/event-stream'));
  const pictures = own.filter((operation) => answers(operation, pictureType) && isPrivate(operation));
  const downloads = own.filter((operation) => answers(operation, fileType));
  return [
    `import type { DownloadCall, FormOf, JsonOf, NoInput, OperationSpec, PathOf, PictureCall, PictureInput, ProviderCall, QueryOf, Reply, StreamCall, VersionedCall } from '../provider-client/operation';`,
    '',
    '/** Calls of the contract by `operationId`; inputs have the names of the contract. */',
    'export interface ProviderOperations {',
    ...calls.map(signatureOf),
    '}',
    '',
    'export const operationSpecs: { readonly [Name in keyof ProviderOperations]: OperationSpec } = {',
    ...calls.map(specOf),
    '};',
    '',
    'export interface ProviderStreams {',
    ...streams.map((operation) => `${docOf(operation)}  readonly ${operation.operationId}: StreamCall;`),
    '}',
    '',
    'export const streamPaths: { readonly [Name in keyof ProviderStreams]: string } = {',
    ...streams.map(({ operationId, path }) => `  ${operationId}: '${path}',`),
    '};',
    '',
    '/** Pictures that only the customer may see; others have a public URL. */',
    'export interface ProviderPictures {',
    ...pictures.map(
      (operation) =>
        `${docOf(operation)}  readonly ${operation.operationId}: PictureCall<PathOf<'${operation.operationId}'>>;`,
    ),
    '}',
    '',
    'export const picturePaths: { readonly [Name in keyof ProviderPictures]: string } = {',
    ...pictures.map(({ operationId, path }) => `  ${operationId}: '${path}',`),
    '};',
    '',
    'export interface ProviderDownloads {',
    ...downloads.map((operation) => `${docOf(operation)}  readonly ${operation.operationId}: DownloadCall;`),
    '}',
    '',
    'export const downloadPaths: { readonly [Name in keyof ProviderDownloads]: string } = {',
    ...downloads.map(({ operationId, path }) => `  ${operationId}: '${path}',`),
    '};',
    '',
  ].join('\n');
}
