import { attemptsModule } from '../attempts/module';
import { defineModule } from '../define-module';
import { createRidesModule } from './index';
import { rideData } from './personal-data';
import { rideRoutes } from './routes';
import { sandboxRideRoutes } from './sandbox';

export const ridesModule = defineModule({
  name: 'rides',
  after: [attemptsModule],
  create: createRidesModule,
  routes: rideRoutes,
  sandbox: sandboxRideRoutes,
  polls: ({ rides: { rides } }) => [{ program: 'dispatcher', run: () => rides.dispatch.run() }],
  personalData: rideData,
});
