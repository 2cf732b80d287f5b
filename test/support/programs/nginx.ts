import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from './free-port';
import { atTheEnd } from './cleanup';
import { temporaryFolder } from './temporary-folder';
import { until } from './until';

export interface NginxOptions {
  /** Origins such as `http://127.0.0.1:3000`, used in turn. */
  upstreams: readonly string[];
  /** Names in a self-signed certificate. Without any, nginx speaks plain HTTP. */
  tlsHosts?: readonly string[];
  /** The name of a cache that the directives may use. */
  cache?: string;
  /** Directives of `location /`; by default those of a common reverse proxy. */
  directives?: string;
}

export interface Nginx {
  /** On 127.0.0.1: `https:` with a certificate, else `http:`. */
  readonly url: string;
  readonly port: number;
  /** The certificate in PEM, for a client to trust; empty without TLS. */
  readonly certificate: string;
  /** The content of its error log. */
  log(): string;
  stop(): Promise<void>;
}

/** Forwards the client's host, IP address and scheme, as most servers' manuals recommend. */
export const forwardingDirectives = `
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-Proto $scheme;`;

/** Forwards nothing about the client, so every request looks local to the server. */
export const hidingDirectives = `
  proxy_set_header Host $proxy_host;`;

/** Debian's nginx, in a folder that is not in most users' PATH. */
export const nginxProgram = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

function makeCertificate(folder: string, hosts: readonly string[]): string {
  const names = ['IP:127.0.0.1', ...hosts.map((host) => `DNS:${host}`)].join(',');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`],
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(join(folder, 'certificate.pem'), 'utf8');
}

/** Only root needs the `user` directive, because its workers could not enter the folder otherwise. */
const configuration = (
  port: number,
  isTls: boolean,
  { upstreams, cache, directives = forwardingDirectives }: NginxOptions,
) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${isTls ? 'ssl_certificate certificate.pem; ssl_certificate_key key.pem;' : ''}
  ${cache ? `proxy_cache_path cache keys_zone=${cache}:1m;` : ''}
  upstream servers {
    ${upstreams.map((origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
    keepalive_timeout 20s;
  }
  server {
    listen 127.0.0.1:${port}${isTls ? ' ssl' : ''};
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      ${cache ? '' : 'proxy_buffering off;'}
      ${directives}
    }
  }
}
`;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });

/** Starts nginx in front of servers, with its own port and folder, and waits until it listens. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { tlsHosts = [] } = options;
  const isTls = tlsHosts.length > 0;
  const folder = temporaryFolder('nginx');
  const certificate = isTls ? makeCertificate(folder, tlsHosts) : '';
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(port, isTls, options));
  const child = spawn(nginxProgram() ?? 'nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  atTheEnd(() => child.kill('SIGTERM'));
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = once(child, 'exit');
  await until('nginx listens', async () => hasEnded() || (await accepts(port)), 15_000);
  if (hasEnded()) throw new Error(`nginx did not start.\n${log}`);
  return {
    url: `${isTls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    certificate,
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
