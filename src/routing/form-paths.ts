/** Where a picture for a form is sent to, named by its key. */
export const formUploadPath = '/form-file';

/** Where it is shown, to its customer alone. */
export const formFilePath = (id: string) => `${formUploadPath}/${encodeURIComponent(id)}`;
