import type { Words } from '../../words';

export const extraName: Words = { name: 'Service name', help: 'What customers read; up to 80 characters.' };

export const extraPrice: Words = { name: 'Unit price', help: 'For one of it, in rupiah.' };

export const extraRequired: Words = { name: 'Required', help: 'It cannot be left out; at least one is ordered.' };

export const extraLimit: Words = { name: 'Maximum per order', help: 'The limit in one order; 0 for no limit.' };
