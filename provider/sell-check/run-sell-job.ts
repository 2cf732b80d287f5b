import { parentPort, workerData } from 'node:worker_threads';
import { readRegions } from '../modules/addresses/queries/regions';
import type { Offered } from '../selling';
import { checkSelling } from './check-selling';

parentPort?.postMessage(checkSelling({ ...(workerData as Offered), regions: readRegions() }).issues);
