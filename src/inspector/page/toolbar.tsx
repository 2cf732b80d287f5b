import { useRef } from 'react';
import { Bar, Button } from './parts';
import { download, exported, imported } from './recording';
import { emptySession, type Session } from './session';

interface ToolbarProps {
  session: Session;
  /** What goes on is followed; otherwise a moment of the past is looked at. */
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
