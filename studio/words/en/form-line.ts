import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const formLine = {
  formLine: { name: 'Question', help: 'One question of a form.' },
  'formLine.view_uid': internalName,
  'formLine.label': { name: 'Question text', help: 'What customers read above the field; up to 80 characters.' },
  'formLine.type': { name: 'Answer type', help: 'Decides which field is shown.' },
  'formLine.type=0': { name: 'Text', help: 'Customers write freely.' },
  'formLine.type=1': { name: 'Number', help: 'Customers enter a number.' },
  'formLine.type=2': { name: 'Date', help: 'Customers choose a date.' },
  'formLine.type=3': { name: 'Time', help: 'Customers choose a time of day.' },
  'formLine.type=4': { name: 'One choice', help: 'Customers choose one of the answers.' },
  'formLine.type=5': { name: 'Several choices', help: 'Customers choose one or more of the answers.' },
  'formLine.type=6': { name: 'Link', help: 'A web address that starts with http:// or https://.' },
  'formLine.type=7': { name: 'Photo', help: 'Signed-in customers upload a photo.' },
  'formLine.type=8': { name: 'Location', help: 'Customers choose a point on the map.' },
  'formLine.required': {
    name: 'Required',
    help: 'The form cannot be sent without an answer; photos are never required.',
  },
  'formLine.options': { name: 'Answer choices', help: 'For questions with one or several choices; at most 50.' },
  'formLine.show_if': { name: 'Shown if', help: 'The question shows only after certain answers to an earlier one.' },
  'formLine.show_if.line': {
    name: 'Earlier question',
    help: 'A question with answers to choose from, above this one.',
  },
  'formLine.show_if.options': { name: 'Answers that show it', help: 'Any of these answers shows the question.' },
  'formLine.en': inEnglish,
} satisfies WordsOf<'formLine'>;
