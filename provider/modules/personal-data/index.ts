import { createClosing } from './rules';

export { createClosing };

export type PersonalData = ReturnType<typeof createClosing>;
