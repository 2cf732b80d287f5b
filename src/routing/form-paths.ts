/** The path to which a picture for a form is sent, with its key. */
export const formUploadPath = '/form-file';

/** The path where only its customer can load it. */
export const formFilePath = (id: string) => `${formUploadPath}/${encodeURIComponent(id)}`;
