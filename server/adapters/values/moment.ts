const jakartaTime = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/** A moment in ISO 8601, of the provider's clock time in Jakarta. */
export const moment = (time: string): string => time.replace(jakartaTime, '$1T$2+07:00');
