import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const attemptData: readonly PersonalTable[] = [
  {
    table: 'attempts',
    rows: ofPerson,
    erase: 'delete',
    export: 'data.operation, data.state, data.answer, data.made_at',
  },
];
