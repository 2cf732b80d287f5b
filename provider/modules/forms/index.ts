import type { Deps } from '../deps';
import { createFormFiles } from './rules/form-files';

export const createFormsModule = ({ database, now, uploads }: Pick<Deps, 'database' | 'now' | 'uploads'>) => ({
  formFiles: createFormFiles(database, now, uploads),
});

export type Forms = ReturnType<typeof createFormsModule>;
