import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const formData: readonly PersonalTable[] = [
  {
    table: 'form_files',
    rows: ofPerson,
    erase: 'delete',
    export: 'data.view_uid, data.sent_at',
    blob: 'data.blob_key',
  },
];
