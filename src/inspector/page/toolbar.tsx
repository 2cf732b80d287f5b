import { useRef } from 'react';
import { Bar, Button } from './parts';
import { emptySession, type Session } from './session';

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

/** A session as a file: the records of the pages, without their URLs. */
export const exported = (session: Session): string =>
  JSON.stringify({ kind: 'statechart-recording', version: 1, session: { ...session, tabs: [] } } satisfies Recording);

/** Null if the file is not a recording. */
export function imported(text: string): Session | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecording(value) ? { ...value.session, tabs: [] } : null;
  } catch {
    return null;
  }
}

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

interface ToolbarProps {
  session: Session;
  /** Whether the newest event is followed; otherwise, a past event is selected. */
  isLive: boolean;
  onLive: () => void;
  onReplace: (session: Session) => void;
  onProblem: (problem: string) => void;
  /** Absent where Stately's inspector is not set. */
  onStately?: (() => void) | undefined;
}

export function Toolbar({ session, isLive, onLive, onReplace, onProblem, onStately }: ToolbarProps) {
  const file = useRef<HTMLInputElement>(null);
  const open = async (chosen: File | undefined) => {
    const read = chosen && imported(await chosen.text());
    if (read) onReplace(read);
    else if (chosen) onProblem(`${chosen.name} is no recording`);
  };
  return (
    <Bar>
      <Button type="button" aria-pressed={isLive} onClick={onLive}>
        Live
      </Button>
      <Button type="button" onClick={() => download('recording.json', exported(session))}>
        Export
      </Button>
      <Button type="button" onClick={() => file.current?.click()}>
        Import
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json"
        aria-label="A recording"
        hidden
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        type="button"
        onClick={() =>
          onReplace({ ...emptySession, tabs: session.tabs, newest: session.newest, actors: session.actors })
        }
      >
        Clear
      </Button>
      {onStately && (
        <Button type="button" onClick={onStately}>
          Stately
        </Button>
      )}
    </Bar>
  );
}
