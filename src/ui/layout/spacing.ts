import { token } from '../../theme/token';

/** A step of the theme's spacing scale; 0 is no space. */
export type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** One step for all sides, or as in CSS: block and inline, or top, inline, bottom. */
export type Steps = Step | readonly [Step, Step] | readonly [Step, Step, Step];

const lengthOf = (step: Step) => (step === 0 ? '0' : token(`space-${step}`));

/** The lengths of steps, as CSS. */
export const lengths = (steps: Steps) => [steps].flat().map(lengthOf).join(' ');
