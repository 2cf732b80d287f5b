import type { Words } from '../../words';

export const inEnglish: Words = {
  name: 'English texts',
  help: 'The same texts for customers who read English; empty ones stay as they are.',
};

export const internalName: Words = {
  name: 'Internal name',
  help: 'A mark for the system; customers do not see it, and it is best left unchanged.',
};

export const editorReference: Words = {
  name: 'Reference for editors',
  help: 'Only file editors use it; it changes nothing in the store.',
};
