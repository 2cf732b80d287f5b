import { settleConsole, watchConsole } from './expect-console';

watchConsole('error');
watchConsole('warn');

afterEach(settleConsole);
afterAll(settleConsole);
