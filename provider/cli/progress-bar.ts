const width = 40;

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** A bar that is drawn over itself on a terminal, and a line for every tenth elsewhere. */
export function progressBar(terminal: Terminal, what: string, now: () => number = Date.now) {
  const start = now();
  let shown = -1;
  return (done: number, of: number) => {
    const share = of === 0 ? 1 : done / of;
    const step = Math.floor(share * (terminal.isTTY ? 1000 : 10));
    if (step === shown) return;
    shown = step;
    const bar = '█'.repeat(Math.floor(share * width)).padEnd(width, '░');
    const seconds = Math.round((now() - start) / 1000);
    const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${done}/${of} ${what}  ${seconds} s`;
    terminal.write(terminal.isTTY ? `\r${line}${done === of ? '\n' : ''}` : `${line}\n`);
  };
}
