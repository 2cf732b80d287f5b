import type { WordsOf } from '../words';
import { appHome } from './app/home';
import { appIdentity } from './app/identity';
import { appLook } from './app/look';
import { appMoney } from './app/money';
import { appSelling } from './app/selling';

export const app = { ...appIdentity, ...appLook, ...appHome, ...appSelling, ...appMoney } satisfies WordsOf<'app'>;
