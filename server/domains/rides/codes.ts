import { codeTable } from '../../model/code-table';

/** The progress of a ride; a state that the contract does not list is shown as under way. */
export const rideState = codeTable(
  'RideState',
  {
    waiting: 'WAITING',
    searching: 'SEARCHING',
    on_the_way: 'ON_THE_WAY',
    arrived: 'ARRIVED',
    picked_up: 'PICKED_UP',
    done: 'DONE',
    no_driver: 'NO_DRIVER',
    driver_cancelled: 'DRIVER_CANCELLED',
    cancelled: 'CANCELLED',
  },
  'UNKNOWN',
);
