/** A city by the code of the official list, with its middle. */
export interface City {
  code: string;
  name: string;
  lat: number;
  lng: number;
}

const city = (code: string, name: string, lat: number, lng: number): City => ({ code, name, lat, lng });

/** Where the made-up shops are. */
export const cities: readonly City[] = [
  city('31.71', 'Jakarta', -6.1805, 106.8284),
  city('32.73', 'Bandung', -6.9147, 107.6098),
  city('33.74', 'Semarang', -6.9904, 110.4229),
  city('34.71', 'Yogyakarta', -7.8014, 110.3647),
  city('35.78', 'Surabaya', -7.2575, 112.7521),
  city('12.71', 'Medan', 3.5897, 98.6739),
  city('16.71', 'Palembang', -2.9909, 104.7566),
  city('51.71', 'Denpasar', -8.6705, 115.2126),
  city('73.71', 'Makassar', -5.1477, 119.4328),
  city('71.73', 'Tomohon', 1.3234, 124.8385),
];
