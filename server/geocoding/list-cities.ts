import { Worker } from 'node:worker_threads';
import { fromRoot } from '../../shared/root-folder';

export interface City {
  readonly name: string;
  /** The country's first-level division, as numbered by GeoNames. */
  readonly adminCode: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

export const listCities = (countryCode: string) =>
  new Promise<City[]>((resolve, reject) => {
    const worker = new Worker(fromRoot('server/geocoding/read-cities.mjs'), {
      workerData: countryCode.toUpperCase(),
      execArgv: [],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that reads towns exited with code ${code}`)));
  });
