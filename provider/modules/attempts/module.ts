import { defineModule } from '../define-module';
import { createAttempts } from './index';
import { attemptData } from './personal-data';

export const attemptsModule = defineModule({
  name: 'attempts',
  after: [],
  create: ({ database }) => createAttempts(database),
  personalData: attemptData,
});
