import { simulatedBillerData } from '../../biller/simulated-biller';
import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const billData: readonly PersonalTable[] = [
  ...simulatedBillerData,
  {
    table: 'bill_inquiries',
    rows: ofPerson,
    erase: 'delete',
    export: 'data.code, data.number, data.bill_name, data.period, data.amount',
  },
  {
    table: 'bill_payments',
    rows: ofPerson,
    erase: { number: `''`, bill_name: `''`, token: `''` },
    export: 'data.code, data.input_name, data.number, data.bill_name, data.period, data.token, data.state',
  },
];
