/** A city or regency as people write it: Jakarta's five without their official title, regencies with a short one. */
export const shortCity = (name: string): string =>
  name.replace(/^Kota Administrasi /, '').replace(/^Kabupaten (Administrasi )?/, 'Kab. ');
