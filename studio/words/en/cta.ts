import { type WordsOf, wordsByValue } from '../words';
import { actions } from './shared/actions';
import { inEnglish, internalName } from './shared/common';

export const cta = {
  cta: { name: 'Action', help: 'A button or a line that opens something.' },
  'cta.view_uid': internalName,
  'cta.type': { name: 'Action type', help: 'What a tap opens.' },
  ...wordsByValue('cta.type', actions),
  'cta.value': { name: 'Target', help: 'The number, address, item, form or section that the kind of action needs.' },
  'cta.label': { name: 'Action label', help: 'What the button or the line says; up to 60 characters.' },
  'cta.description': {
    name: 'Action description',
    help: 'A line under the label, in lists and cards; up to 200 characters.',
  },
  'cta.icon': { name: 'Action picture', help: 'Picture beside the label, in lists and cards.' },
  'cta.en': inEnglish,
} satisfies WordsOf<'cta'>;
