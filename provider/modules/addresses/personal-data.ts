import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const addressData: readonly PersonalTable[] = [
  {
    table: 'customer_addresses',
    rows: ofPerson,
    erase: 'delete',
    export: `data.full_name, data.address, data.phone_number, data.province_code, data.regency_code, data.district_code`,
  },
  {
    table: 'other_addresses',
    rows: ofPerson,
    erase: 'delete',
    export: `data.full_name, data.address, data.phone_number, data.province_code, data.regency_code, data.district_code`,
  },
];
