/** A key's text, which is shown once. */
export interface KeyText {
  name: string;
  text: string;
}
