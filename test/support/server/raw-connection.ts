import { connect, type Socket } from 'node:net';

export interface RawConnection {
  readonly socket: Socket;
  write(text: string): void;
  /** Reads no more bytes until `resume`. */
  pause(): void;
  resume(): void;
  /** Everything received so far. */
  text(): string;
  hasClosed(): boolean;
  readonly closed: Promise<void>;
}

/** A TCP connection that sends exactly the given bytes, and reads only on request. */
export function openConnection(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let text = '';
  let hasClosed = false;
  const closed = new Promise<void>((done) =>
    socket.once('close', () => {
      hasClosed = true;
      done();
    }),
  );
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  const connection: RawConnection = {
    socket,
    write: (bytes) => void socket.write(bytes),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    text: () => text,
    hasClosed: () => hasClosed,
    closed,
  };
  return new Promise((done, fail) => {
    socket.once('connect', () => {
      socket.on('error', () => undefined);
      done(connection);
    });
    socket.once('error', fail);
  });
}

export const getRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
