import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '../../__generated__/resolvers';
import { answer } from './upload-answers';

interface Upload {
  /** Who sends it. */
  readonly person: string;
  readonly maxBytes: number;
  readonly tooLarge: RefusalCode;
}

/** Counts uploads, each of which is in memory as a whole. No person can occupy all places. */
export function createUploadLimit({ places, placesOfPerson }: { places: number; placesOfPerson: number }) {
  const running: string[] = [];
  /** Refuses a request before its body is read, or occupies a place until it is answered. */
  return (request: FastifyRequest, reply: FastifyReply, { person, maxBytes, tooLarge }: Upload) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return answer(reply, tooLarge);
    const own = running.filter((one) => one === person).length;
    if (running.length >= places || own >= placesOfPerson) return answer(reply, 'BUSY');
    running.push(person);
    reply.raw.once('close', () => running.splice(running.indexOf(person), 1));
    return undefined;
  };
}
