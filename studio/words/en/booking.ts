import type { WordsOf } from '../words';
import { zoneJakarta, zoneJayapura, zoneMakassar, zonePontianak } from './shared/timezone';

export const booking = {
  booking: { name: 'Booking rules', help: 'When a service can be booked, and how long a booking can be changed.' },
  'booking.capacity': { name: 'Capacity', help: 'Bookings at the same time: teams, chairs or rooms; 1 by default.' },
  'booking.slot_minutes': {
    name: 'Visit length',
    help: 'In minutes, 5 to 1,440, of services at a time; 60 by default.',
  },
  'booking.lead_hours': { name: 'Earliest', help: 'The least hours from now to the beginning; 1 by default.' },
  'booking.horizon_days': { name: 'Latest', help: 'The most days from today to the beginning; 90 by default.' },
  'booking.max_days': { name: 'Longest', help: 'The most nights or days of a booking, 1 to 60; 30 by default.' },
  'booking.first_day': { name: 'First day', help: 'The first day that can be booked, such as 2026-12-01.' },
  'booking.closed_days': { name: 'Days closed', help: 'Days without service, such as 2026-12-25; at most 200.' },
  'booking.timezone': {
    name: 'Time zone',
    help: 'Of the opening hours and all times of the booking; western Indonesia by default.',
  },
  'booking.timezone=Asia/Jakarta': zoneJakarta,
  'booking.timezone=Asia/Pontianak': zonePontianak,
  'booking.timezone=Asia/Makassar': zoneMakassar,
  'booking.timezone=Asia/Jayapura': zoneJayapura,
  'booking.moves': { name: 'Number of moves', help: 'How often a booking can be moved, 0 to 10; 1 by default.' },
  'booking.move_hours': {
    name: 'Move deadline',
    help: 'Up to how many hours before the beginning it can be moved; 24 by default.',
  },
  'booking.cancel_hours': {
    name: 'Cancellation deadline',
    help: 'Up to how many hours before it can be cancelled with all money back; 24 by default.',
  },
} satisfies WordsOf<'booking'>;
