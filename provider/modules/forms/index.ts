import type { Attempts } from '../attempts';
import type { Deps } from '../deps';
import { answeredPicture, newestAnswers, pageFormOf } from './queries';
import { createFormFiles } from './rules/form-files';
import { submitForm } from './rules/submit-form';

export const createFormsModule = (
  { database, now, uploads }: Pick<Deps, 'database' | 'now' | 'uploads'>,
  { attempts }: { attempts: Attempts },
) => ({
  formFiles: createFormFiles(database, now, uploads),
  forms: {
    find: (codename: string, uid: string) => pageFormOf(database, codename, uid),
    submit: submitForm(attempts, now),
    newest: () => newestAnswers(database),
    async picture(answer: number, line: string) {
      const key = await answeredPicture(database, { answer, line });
      return key === undefined ? undefined : uploads.get(key);
    },
  },
});

export type Forms = ReturnType<typeof createFormsModule>;
