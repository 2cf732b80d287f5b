import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import restSchemas from '../../provider/__generated__/rest-schemas.json';
import type { operations as Studio } from '../../provider/__generated__/studio';
import type { operations as Rest } from '../../server/__generated__/rest';
import { contract, operations } from '../contract/openapi-contract';
import type { Report } from './report';
import { eachValue, placeOf, violationsOf } from './violations';

type Operations = Rest & Studio;

export type OperationId = keyof typeof restSchemas & keyof Operations;

type Ok<O extends OperationId> = Operations[O]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export interface CallOptions {
  /** Path parameters, such as the id in `/item/{view_uid}`. */
  readonly path?: Readonly<Record<string, string>>;
  /** Query parameters or form fields. */
  readonly fields?: Readonly<Record<string, string | number>>;
  /** A body in place of form fields. */
  readonly json?: object;
  /** The bytes of a WebP in place of form fields. */
  readonly picture?: Uint8Array<ArrayBuffer>;
  readonly token?: string;
  readonly etag?: string;
  /** The expected status; 200 by default. */
  readonly expect?: number;
  /** Whether the call is optional: a provider without it answers 404 or 501. */
  readonly optional?: boolean;
  /** The subject of the call, for failures without a record. */
  readonly about?: string;
}

/** An answer that conforms to the contract. */
export interface Reply<Body> {
  readonly status: number;
  readonly etag: string;
  readonly body: Body;
}

/** A picture that a reply names. */
export interface Picture {
  readonly store: string;
  readonly operation: string;
  readonly list: string;
  readonly record: string;
  readonly field: string;
  readonly name: string;
}

/** The store of the calls, for failures; `viewUid` is the id that its items must have. */
export interface Scope {
  readonly codename: string;
  readonly viewUid: string;
}

export interface Caller {
  /** Null if the answer is unexpected or breaks the contract, which is then reported as a failure. */
  call<O extends OperationId>(scope: Scope, operation: O, options?: CallOptions): Promise<Reply<Ok<O>> | null>;
  /** Whether the provider answers at all; if not, this is reported as a failure. */
  reach(): Promise<boolean>;
  readonly pictures: ReadonlyMap<string, Picture>;
}

const { timeoutMs, replyBytes } = contract.info['x-limits'] as { timeoutMs: number; replyBytes: number };
const timeouts = new Map(operations.map((one) => [one.operationId, one['x-timeout-ms'] ?? timeoutMs]));
const pictureField =
  /^(image\d?|icon|app_icon|header_logo|popup_image|photo|parent_image|supplier_icon|partner_photo|payment_icon|first_image|invoice_icon)$/;

type Check = ValidateFunction | null;

function createChecks() {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true, logger: false }));
  const checks = new Map<string, Check>();
  return (operation: OperationId, status: number): Check => {
    const key = `${operation} ${status}`;
    const known = checks.get(key);
    if (known !== undefined) return known;
    const schema = (restSchemas[operation].response as Readonly<Record<string, object | undefined>>)[status];
    const made = schema ? ajv.compile(schema) : null;
    checks.set(key, made);
    return made;
  };
}

const checkOf = createChecks();

interface Raw {
  readonly status: number;
  readonly type: string;
  readonly etag: string;
  readonly text: string;
  readonly bytes: number;
}

/**
 * Makes the contract's calls to one provider, and measures and checks each.
 *
 * @param providerKey of a provider that tells its storefront from others; empty for none
 */
export function createCaller(baseUrl: string, report: Report, providerKey = ''): Caller {
  const pictures = new Map<string, Picture>();

  async function send(operation: OperationId, options: CallOptions): Promise<Raw | string> {
    const { method, url } = restSchemas[operation];
    const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(options.path?.[name] ?? ''));
    const fields = new URLSearchParams(
      Object.entries(options.fields ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const hasForm = options.picture === undefined && 'body' in restSchemas[operation];
    const limit = timeouts.get(operation) ?? timeoutMs;
    try {
      const response = await fetch(`${baseUrl}${path}${hasForm || fields.size === 0 ? '' : `?${fields}`}`, {
        method,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          ...(options.token && { authorization: `Bearer ${options.token}` }),
          ...(options.etag && { 'if-none-match': options.etag }),
          ...(providerKey && { 'x-provider-key': providerKey }),
          ...(options.json && { 'content-type': 'application/json' }),
          ...(options.picture && { 'content-type': 'image/webp' }),
        },
        ...(options.picture && { body: options.picture }),
        ...(hasForm && { body: options.json ? JSON.stringify(options.json) : fields }),
        signal: AbortSignal.timeout(limit),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const { status, headers } = response;
      return {
        status,
        type: headers.get('content-type') ?? '',
        etag: headers.get('etag') ?? '',
        text: bytes.toString('utf8'),
        bytes: bytes.length,
      };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${limit} ms`;
      return `no answer: ${error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : ''}`;
    }
  }

  /** A late answer may be a coincidence, so a GET is repeated once. */
  async function ask(operation: OperationId, options: CallOptions) {
    const first = await send(operation, options);
    return typeof first === 'string' && restSchemas[operation].method === 'GET' ? send(operation, options) : first;
  }

  function scan(scope: Scope, operation: OperationId, body: unknown, about: string) {
    eachValue(body, (value, path) => {
      if (typeof value !== 'string') return;
      const key = path.at(-1) ?? '';
      const { list, record, field } = placeOf(body, path);
      const at = { store: scope.codename, operation, list: list || about, record: record || about };
      if (!value.isWellFormed()) report.fail({ ...at, problem: `${field} has half a surrogate pair` });
      if (key === 'app_view_uid' && scope.viewUid && value !== scope.viewUid)
        report.fail({ ...at, problem: `app_view_uid is "${value}", the store is "${scope.viewUid}"` });
      const isPicture = pictureField.test(key) && !path.includes('theme');
      if (isPicture && value !== '' && !pictures.has(value)) pictures.set(value, { ...at, field, name: value });
    });
  }

  return {
    pictures,
    async reach() {
      report.count('calls');
      const raw = await ask('health', {});
      if (typeof raw === 'string')
        report.fail({ store: '', operation: 'health', list: '', record: '', problem: `${baseUrl}: ${raw}` });
      return typeof raw !== 'string';
    },
    async call<O extends OperationId>(scope: Scope, operation: O, options: CallOptions = {}) {
      const { expect = 200, about = Object.values(options.path ?? {})[0] ?? '' } = options;
      const wrong = (problem: string) => {
        report.fail({ store: scope.codename, operation, list: '', record: about, problem });
        return null;
      };
      report.count('calls');
      const raw = await ask(operation, options);
      if (typeof raw === 'string') return wrong(raw);
      const { status, type, etag, text, bytes } = raw;
      if (bytes > replyBytes) return wrong(`the reply has ${bytes} bytes, at most ${replyBytes} are read`);
      if (options.optional && (status === 404 || status === 501)) return null;
      if (status !== expect) return wrong(`answers ${status}, the contract asks for ${expect}`);
      if (status === 304) return { status, etag, body: null as Ok<O> };
      if (!/^application\/json\s*(;|$)/i.test(type))
        return wrong(`content-type is "${type}", must be application/json`);
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        return wrong(`the reply is no JSON: …${JSON.stringify(text.slice(-30))}`);
      }
      const check = checkOf(operation, status);
      const isSound = check === null || check(body);
      scan(scope, operation, body, about);
      if (!isSound) {
        for (const { list, record, problem } of violationsOf(body, check.errors ?? []))
          report.fail({
            store: scope.codename,
            operation,
            list: list || (record ? about : ''),
            record: record || about,
            problem,
          });
      }
      return { status, etag, body: body as Ok<O> };
    },
  };
}
