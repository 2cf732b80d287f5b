import type { Session } from './session';

interface Recording {
  kind: 'statechart-recording';
  version: 1;
  session: Session;
}

const isRecording = (value: unknown): value is Recording =>
  value !== null &&
  typeof value === 'object' &&
  'kind' in value &&
  value.kind === 'statechart-recording' &&
  'version' in value &&
  value.version === 1 &&
  'session' in value;

/** A session as a file: what pages had told of their actors, and not where these pages were. */
export const exported = (session: Session): string =>
  JSON.stringify({ kind: 'statechart-recording', version: 1, session: { ...session, tabs: [] } } satisfies Recording);

/** Null where the file is no recording. */
export function imported(text: string): Session | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecording(value) ? { ...value.session, tabs: [] } : null;
  } catch {
    return null;
  }
}

export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
