import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { quantile } from './quantile';
import { atMost, type Row } from './table';

const visits = 200;
const betweenVisitsMs = 20;

const openSockets = (url: string, count: number): Socket[] => {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, () => connect(Number(port), hostname).on('error', () => undefined));
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: bench\r\n\r\n`;

/** Attacks of one client on a server; each returns a function that ends it. */
const attacks: Readonly<Record<string, (url: string, page: string) => () => void>> = {
  '10 sockets x 400 pipelined requests, unread': (url, page) => {
    const sockets = openSockets(url, 10);
    for (const socket of sockets) socket.pause().write(get(page).repeat(400));
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  },
  '200 slow bodies': (url) => {
    const sockets = openSockets(url, 200);
    for (const socket of sockets) {
      socket.write(
        'POST /graphql HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
      );
    }
    const trickle = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write(' ')), 1_000);
    return () => {
      clearInterval(trickle);
      for (const socket of sockets) socket.destroy();
    };
  },
  '200 slow readers': (url, page) => {
    const sockets = openSockets(url, 200);
    for (const socket of sockets) socket.pause().write(get(page));
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  },
};

/** The 95th percentile of response times of a visitor who opens one page after another, in milliseconds. */
async function visitorP95(url: string, page: string): Promise<number> {
  const agent = new Agent({ connections: 1 });
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const started = performance.now();
    const { statusCode, body } = await request(url + page, { dispatcher: agent });
    await body.dump({ limit: 10_000_000 });
    if (statusCode !== 200) throw new Error(`A visitor was answered ${statusCode}`);
    times.push(performance.now() - started);
    await wait(betweenVisitsMs);
  }
  await agent.close();
  return quantile(times, 0.95);
}

const budgetTimes = 2;

/**
 * Compares how long other visitors wait while one client misbehaves with how long they wait without it.
 * @param page of the visitors; `attacked` is the path that the client requests
 */
export async function measureOneClient(url: string, page: string, attacked: string): Promise<Row[]> {
  await visitorP95(url, page);
  const idle = await visitorP95(url, page);
  const rows: Row[] = [];
  for (const [what, begin] of Object.entries(attacks)) {
    const end = begin(url, attacked);
    const during = await visitorP95(url, page);
    end();
    rows.push({
      what: `other visitors during ${what}: p95`,
      target: `${budgetTimes} times idle`,
      ofBudget: [atMost(during / idle, budgetTimes)],
      measured: `${(during / idle).toFixed(2)} times: ${during.toFixed(1)} / ${idle.toFixed(1)} ms`,
      how: `${visits} visits, ${betweenVisitsMs} ms apart; load ${loadavg()[0]?.toFixed(1)}`,
    });
  }
  return rows;
}
