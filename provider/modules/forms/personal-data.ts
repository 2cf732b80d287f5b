import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const formData: readonly PersonalTable[] = [
  {
    table: 'form_answers',
    rows: ofPerson,
    erase: 'delete',
    export: 'data.title, data.lines, data.sent_at',
  },
  {
    table: 'form_files',
    rows: ofPerson,
    erase: 'delete',
    export: 'data.view_uid, data.sent_at',
    blob: 'data.blob_key',
  },
];
