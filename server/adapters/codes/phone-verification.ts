import type { PhoneVerification } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const phoneVerification = codeTable<PhoneVerification, PhoneVerification>(
  'PhoneVerification',
  { 0: 'NONE', 1: 'SKIPPABLE', 2: 'REQUIRED' },
  'NONE',
);
