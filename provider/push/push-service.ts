import { Agent, type Dispatcher, request } from 'undici';
import { generateRequestDetails } from 'web-push';
import { publicLookup } from '../../shared/connections/public-address';

/** The keys that identify the provider to push services. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A browser that subscribed to pushes. */
export interface PushKeys {
  endpoint: string;
  /** The browser's public key, as base64url. */
  p256dh: string;
  /** The browser's secret, as base64url. */
  auth: string;
}

/** The message that the service worker gets. */
export interface PushMessage {
  title: string;
  body: string;
  /** A later message with the same tag replaces an earlier one. */
  tag: string;
  target: { type: string; uid: string };
}

export interface PushRequest {
  keys: PushKeys;
  message: PushMessage;
  isUrgent: boolean;
}

export interface PushResult {
  outcome: 'sent' | 'unsubscribed' | 'refused' | 'failed';
  status: number;
  /** How long the service asks to wait. */
  retrySeconds: number;
}

const timeoutMs = 10_000;
/** A browser that is offline for longer gets no message. */
const ttlSeconds = 24 * 60 * 60;
const maxRetrySeconds = 3_600;

const retrySecondsOf = (header: unknown) => {
  const seconds = Number(header);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), maxRetrySeconds) : 0;
};

function outcomeOf(status: number): PushResult['outcome'] {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'unsubscribed';
  return status < 500 && status !== 408 && status !== 429 ? 'refused' : 'failed';
}

export interface PushServiceOptions {
  vapidKeys: () => Promise<VapidKeys>;
  /** A `mailto:` or `https:` URL where push services can contact the operator. */
  contact: string;
  /** An origin of tests, which does not need to be public. */
  testOrigin: string;
}

/** Sends encrypted messages to the push services of browsers; connects to public addresses only, and follows no redirect. */
export function createPushService({ vapidKeys, contact, testOrigin }: PushServiceOptions) {
  const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const everywhere = new Agent({ ...limits, connect: { timeout: timeoutMs, lookup: publicLookup() } });
  const test = testOrigin === '' ? null : new Agent(limits);
  const dispatcherFor = (endpoint: string): Dispatcher =>
    test && new URL(endpoint).origin === testOrigin ? test : everywhere;

  return {
    /** @throws Error if the service did not answer */
    async send({ keys: { endpoint, ...keys }, message, isUrgent }: PushRequest): Promise<PushResult> {
      const { headers, body } = generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
        vapidDetails: { subject: contact, ...(await vapidKeys()) },
        TTL: ttlSeconds,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
      const answer = await request(endpoint, {
        method: 'POST',
        headers,
        body,
        dispatcher: dispatcherFor(endpoint),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body.dump();
      const { statusCode: status, headers: answered } = answer;
      return { outcome: outcomeOf(status), status, retrySeconds: retrySecondsOf(answered['retry-after']) };
    },

    async close() {
      await Promise.all([everywhere.close(), test?.close()]);
    },
  };
}

export type PushService = ReturnType<typeof createPushService>;
