import type { Words } from '../../words';

export const zoneJakarta: Words = { name: 'WIB', help: 'Waktu Indonesia Barat, Jakarta.' };

export const zonePontianak: Words = { name: 'WIB, Pontianak', help: 'Waktu Indonesia Barat, Pontianak.' };

export const zoneMakassar: Words = { name: 'WITA', help: 'Waktu Indonesia Tengah, Makassar.' };

export const zoneJayapura: Words = { name: 'WIT', help: 'Waktu Indonesia Timur, Jayapura.' };
