/** The colours of the inspector and of the drawn statecharts, which are for developers, not for stores. */
export const inspectorPalette = {
  ground: '#f4f6f8',
  surface: '#ffffff',
  text: '#18212b',
  faint: '#566270',
  line: '#c3ccd6',
  box: '#7c8a99',
  inside: '#f8fafc',
  event: '#3c4b5c',
  done: '#1a7042',
  error: '#b3261e',
  after: '#7a5200',
  action: '#6b3fa0',
  active: '#d5e6ff',
  activeLine: '#0b57d0',
  last: '#c2410c',
  lastGround: '#fff1e6',
  possible: '#0b57d0',
  uncovered: '#b3261e',
  covered: '#1a7042',
} as const;

export const inspectorFace = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace';
