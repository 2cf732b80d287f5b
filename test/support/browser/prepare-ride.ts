import { routes } from '../../../src/app/router/routes';
import { stubMotion } from './motion';
import { setFlag } from './session-flag';

export function prepareRide() {
  beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    stubMotion({ still: true });
    setFlag();
  });
  afterEach(() => jest.useRealTimers());
}
