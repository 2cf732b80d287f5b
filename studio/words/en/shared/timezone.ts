import type { Words } from '../../words';

export const zoneJakarta: Words = { name: 'Western (Jakarta)', help: 'Western Indonesian time, as in Jakarta.' };

export const zonePontianak: Words = { name: 'Western (Pontianak)', help: 'Western Indonesian time, as in Pontianak.' };

export const zoneMakassar: Words = { name: 'Central (Makassar)', help: 'Central Indonesian time, as in Makassar.' };

export const zoneJayapura: Words = { name: 'Eastern (Jayapura)', help: 'Eastern Indonesian time, as in Jayapura.' };
