import { codeTable } from '../../model/code-table';

/** How far a ride is; a state that the contract does not list is shown as one under way. */
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
