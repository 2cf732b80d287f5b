import type { KeyboardEvent } from 'react';

interface FoldButtonProps {
  x: number;
  y: number;
  name: string;
  isFolded: boolean;
  onPress: () => void;
}

export function FoldButton({ x, y, name, isFolded, onPress }: FoldButtonProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <g
      className="fold"
      role="button"
      tabIndex={0}
      aria-expanded={!isFolded}
      aria-label={`${isFolded ? 'Open' : 'Fold'} ${name}`}
      onClick={onPress}
      onKeyDown={press}
    >
      {/* The touch target. */}
      <path d={`M${x - 24} ${y - 5}h44v44h-44z`} fill="none" pointerEvents="all" />
      <rect x={x} y={y} width={14} height={14} rx={3} />
      <path className="way" d={`M${x + 3} ${y + 7}h8${isFolded ? `m-4 -4v8` : ''}`} />
    </g>
  );
}
