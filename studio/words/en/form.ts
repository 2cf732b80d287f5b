import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const form = {
  form: { name: 'Form', help: 'What the store asks its customers.' },
  'form.view_uid': { name: 'Form address', help: "The end of its page's address; underscores are written as dashes." },
  'form.title': { name: 'Form title', help: "The title of the form's page; a form without one has no page." },
  'form.description': {
    name: 'Introduction',
    help: 'Shown above the questions, such as why the store asks; up to 500 characters.',
  },
  'form.thanks': { name: 'Thanks', help: 'Shown once the form is sent; up to 500 characters.' },
  'form.lines': { name: 'Questions', help: 'What is asked, in this order; 1 to 30.' },
  'form.en': inEnglish,
} satisfies WordsOf<'form'>;
