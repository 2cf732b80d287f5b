/** A file's text and the name that errors call it. */
export interface SourceFile {
  file: string;
  text: string;
}
