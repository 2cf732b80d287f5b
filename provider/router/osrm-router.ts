import Ajv from 'ajv';
import { decodePolyline, type RoutePoint } from '../../shared/routes/polyline';
import type { Route, Router } from './router';

interface Answer {
  code: string;
  routes?: { geometry: string; distance: number; duration: number }[];
}

const check = new Ajv().compile<Answer>({
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'string' },
    routes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['geometry', 'distance', 'duration'],
        properties: {
          geometry: { type: 'string' },
          distance: { type: 'number', minimum: 0, maximum: 1e8 },
          duration: { type: 'number', minimum: 0, maximum: 1e8 },
        },
      },
    },
  },
});

const noWay = ['NoRoute', 'NoSegment'];
const maxBytes = 1_000_000;

/** Undefined if the body is too long. */
async function readBody(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > maxBytes) return reader?.cancel().then(() => undefined);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString();
}

/** @throws Error without the URL, which contains positions */
async function readAnswer(url: string, timeoutMs: number): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' }).catch(() => null);
  if (!response) throw new Error('The router did not answer');
  const text = await readBody(response).catch(() => {
    throw new Error('The router broke off its answer');
  });
  try {
    const answer: unknown = JSON.parse(text ?? '');
    if (check(answer)) return answer;
  } catch {
    // The answer is an error page of a proxy, or too long.
  }
  throw new Error('The answer of the router is not a route');
}

const coordinates = ({ lat, lng }: RoutePoint) => `${lng.toFixed(6)},${lat.toFixed(6)}`;

/** @param baseUrl of a service with OSRM's API, such as `https://router.project-osrm.org` */
export function createOsrmRouter(baseUrl: string, { timeoutMs = 3_000 } = {}): Router {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    async route(from, to): Promise<Route | null> {
      const path = `/route/v1/driving/${coordinates(from)};${coordinates(to)}?overview=simplified&geometries=polyline`;
      const { code, routes } = await readAnswer(`${base}${path}`, timeoutMs);
      if (noWay.includes(code)) return null;
      const [route] = code === 'Ok' ? (routes ?? []) : [];
      const points = route && decodePolyline(route.geometry);
      if (!points || points.length < 2) throw new Error('The answer of the router is not a route');
      return { points, metres: Math.round(route.distance), seconds: Math.round(route.duration) };
    },
  };
}
